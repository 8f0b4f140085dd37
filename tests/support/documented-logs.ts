/** Reads the log settings that `docs/deploy.md` recommends, to run the servers with them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessLog, type LogSettings } from './web-server.ts';

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

/** @param work folder of the server's files, to which it logs in place of `/var/log` */
export function documentedLogs(name: 'nginx' | 'apache' | 'caddy', work: string): LogSettings {
  const here = (text: string) => text.replace(/\/var\/log\/\S+/, accessLog(work));
  if (name === 'nginx') {
    const text = blockOf('nginx', /log_format/);
    return { global: captured(text, /^(.*?)^server \{/ms), site: here(captured(text, /(access_log \/.*)/)) };
  }
  if (name === 'apache') return { global: '', site: here(blockOf('apache', /LogFormat/)) };
  const text = blockOf('caddy', /format filter/);
  return { global: captured(text, /^\{\n(.*?)^\}$/ms), site: captured(text, /^www\S+ \{\n(\tlog)$/m) };
}
