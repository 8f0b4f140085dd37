import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Serving {
  /** Folder of the site. */
  readonly site: string;
  /** Folder for the files of the server. */
  readonly work: string;
  /** Configuration that the engine wrote for this server. */
  readonly config: string;
  /** Configuration of the logs. Without it, accesses are not logged. */
  readonly logs?: LogSettings;
}

export interface LogSettings {
  /** Directives outside the site. */
  readonly global: string;
  /** Directives of the site, which log to `accessLog(work)` or to the output of the server. */
  readonly site: string;
}

const accessLog = (work: string) => join(work, 'access.log');

/** Paths in Debian and its derivatives. */
export const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  apache: '/usr/sbin/apache2',
  hardenedApache: '/usr/sbin/apache2',
  caddy: '/usr/bin/caddy',
} as const;

export type ServerName = keyof typeof PROGRAMS;

export const isInstalled = (name: ServerName) => existsSync(PROGRAMS[name]);

/** Starts a server without root privileges, and resolves when it accepts requests. */
export async function startServer(name: ServerName, serving: Serving) {
  const port = await freePort();
  mkdirSync(serving.work, { recursive: true });
  const file = join(serving.work, 'server.conf');
  const { config, args, ready, env } = SERVERS[name]({ ...serving, port, file });
  writeFileSync(file, config);
  const child = spawn(PROGRAMS[name], args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  // A test that fails early must not leave the server running.
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await waitForLog(child, ready, name);
  const accesses = accessLog(serving.work);
  return {
    address: `http://127.0.0.1:${port}`,
    /** Everything that the server has logged so far: accesses and errors. */
    logged: () => output + (existsSync(accesses) ? readFileSync(accesses, 'utf8') : ''),
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type WebServer = Awaited<ReturnType<typeof startServer>>;

interface Start {
  readonly config: string;
  readonly args: readonly string[];
  /** Matches the log when the server accepts requests. */
  readonly ready: RegExp;
  readonly env?: Readonly<Record<string, string>>;
}

type Plan = (given: Serving & { readonly port: number; readonly file: string }) => Start;

const nginx: Plan = ({ site, work, config, port, file, logs }) => ({
  args: ['-p', work, '-c', file, '-e', 'stderr'],
  ready: /start worker process/,
  config: `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${work}/nginx.pid;
    error_log stderr notice;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${logs?.global ?? ''}
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${work}/${part};`).join('\n')}
      server {
        listen 127.0.0.1:${port};
        server_name 127.0.0.1;
        root ${site};
        ${logs?.site ?? ''}
        ${config}
      }
    }`,
});

const MODULE_FOLDER = '/usr/lib/apache2/modules';
const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'alias',
  'rewrite',
  'headers',
  'filter',
  'deflate',
  'autoindex',
];

/** Apache reads the configuration from the `.htaccess` of the site, with no more privileges than a plain web host grants. */
const apacheWith =
  (options: string): Plan =>
  ({ site, work, port, file, logs }) => ({
    args: ['-f', file, '-DFOREGROUND'],
    ready: /resuming normal operations/,
    config: `
    ServerRoot ${work}
    PidFile ${work}/apache.pid
    Listen 127.0.0.1:${port}
    ServerName 127.0.0.1
    ${APACHE_MODULES.map((name) => `LoadModule ${name}_module ${MODULE_FOLDER}/mod_${name}.so`).join('\n')}
    ${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
    TypesConfig /etc/mime.types
    ErrorLog "|/bin/cat"
    ${logs?.site ?? ''}
    DocumentRoot ${site}
    <Directory ${site}>
      Options ${options}
      AllowOverride FileInfo
      Require all granted
    </Directory>`,
  });

const apache = apacheWith('Indexes FollowSymLinks');

/** Set up as by a cautious host. */
const hardenedApache = apacheWith('None');

const caddy: Plan = ({ site, work, config, port, file, logs }) => ({
  args: ['run', '--adapter', 'caddyfile', '--config', file],
  ready: /serving initial configuration/,
  env: { HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  config: `
{
\tadmin off
\tauto_https off
${logs?.global ?? ''}
}
http://127.0.0.1:${port} {
\troot * ${site}
${logs?.site ?? ''}
${config}
}
`,
});

const SERVERS: Readonly<Record<ServerName, Plan>> = { nginx, apache, hardenedApache, caddy };

async function waitForLog(child: ChildProcess, wanted: RegExp, name: string): Promise<void> {
  let log = '';
  await new Promise<void>((found, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (wanted.test(log)) found();
      });
    }
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`${name} ended with ${code}: ${log}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');

/** Returns the first code block of a language that matches a pattern. */
function blockOf(language: string, pattern: RegExp): string {
  const blocks = [...GUIDE.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const found = blocks.find(([, name, text = '']) => name === language && pattern.test(text))?.[2];
  if (found === undefined) throw new Error(`docs/deploy.md has no ${language} block with ${pattern}.`);
  return found;
}

/** Returns what a pattern captures first. */
function captured(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`docs/deploy.md has nothing that matches ${pattern}.`);
  return found;
}

/**
 * Reads the log settings that `docs/deploy.md` recommends, to run the servers with them.
 *
 * @param work folder of the server's files, to which it logs in place of `/var/log`
 */
export function documentedLogs(name: 'nginx' | 'apache' | 'caddy', work: string): LogSettings {
  const here = (text: string) => text.replace(/\/var\/log\/\S+/, accessLog(work));
  if (name === 'nginx') {
    const text = blockOf('nginx', /log_format/);
    return { global: captured(text, /^(.*?)^server \{/ms), site: here(captured(text, /(access_log \/.*)/)) };
  }
  if (name === 'apache') {
    const text = blockOf('apache', /LogFormat/);
    return { global: '', site: here(captured(text, /^(.*?)^<VirtualHost/ms) + captured(text, /(CustomLog .*)/)) };
  }
  const text = blockOf('caddy', /format filter/);
  return { global: captured(text, /^\{\n(.*?)^\}$/ms), site: captured(text, /^www\S+ \{\n(\tlog)$/m) };
}
