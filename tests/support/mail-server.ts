/** Runs a local mail server that keeps what it receives. */
import { EventEmitter, once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Unfolded and decoded, like the body. */
  readonly headers: string;
  readonly body: string;
}

export interface MailServerOptions {
  readonly port?: number;
  /** Recipients to reject. */
  readonly unknown?: readonly string[];
  /** Offers STARTTLS with a self-signed certificate. */
  readonly encrypts?: boolean;
  /** Requires a login with this password. */
  readonly password?: () => string;
  /** The code with which it refuses a login. */
  readonly refusal?: number;
  /** Refuses mails of which this is true, as spam. */
  readonly isSpam?: (mail: ReceivedMail) => boolean;
  /** Largest mail that it accepts, in bytes. */
  readonly largest?: number;
  /** Closes the connection in the middle of a mail that is larger, in bytes. */
  readonly breaksAfter?: number;
  /** Closes the connection instead of confirming a mail. */
  readonly hangsUp?: boolean;
}

/** Starts a mail server. It is closed at the latest when the test ends. */
export async function mailServer({
  port = 0,
  unknown = [],
  encrypts = false,
  password,
  refusal = 535,
  isSpam = () => false,
  largest,
  breaksAfter = Number.POSITIVE_INFINITY,
  hangsUp = false,
}: MailServerOptions = {}) {
  const arrived: ReceivedMail[] = [];
  const changes = new EventEmitter();
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: [...(password ? [] : ['AUTH']), ...(encrypts ? [] : ['STARTTLS'])],
    allowInsecureAuth: true,
    // A reverse DNS lookup can take longer than everything else.
    disableReverseLookup: true,
    ...(largest !== undefined && { size: largest }),
    onAuth(given, _session, callback) {
      if (given.password === password?.()) return callback(undefined, { user: given.username });
      callback(Object.assign(new Error('Authentication failed'), { responseCode: refusal }));
    },
    onRcptTo({ address }, _session, callback) {
      if (!unknown.includes(address)) return callback();
      callback(Object.assign(new Error(`No ${address} here`), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > breaksAfter) hangUp();
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) return callback(Object.assign(new Error('Too large'), { responseCode: 552 }));
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        const from = mailFrom ? mailFrom.address : '';
        const mail = { from, to, ...parseMail(Buffer.concat(chunks).toString('latin1')) };
        if (isSpam(mail)) return callback(Object.assign(new Error('Spam'), { responseCode: 554 }));
        arrived.push(mail);
        if (hangsUp) hangUp();
        else callback();
        changes.emit('mail');
      });
    },
  });
  await new Promise<void>((started) => server.listen(port, '127.0.0.1', () => started()));
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= new Promise((closed) => server.close(() => closed())));
  onTestFinished(close);
  const actualPort = (server.server.address() as AddressInfo).port;
  /** Resolves when this many mails have arrived. */
  const holds = async (count: number) => {
    while (arrived.length < count) await once(changes, 'mail');
  };
  return { port: actualPort, url: `smtp://127.0.0.1:${actualPort}`, arrived, holds, close };
}

function parseMail(text: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = text.indexOf('\r\n\r\n');
  const headers = text.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = text.slice(end + 4);
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? Buffer.from(decodeQuotedPrintable(body), 'latin1')
        : Buffer.from(body, 'latin1');
  return { headers: decodeWords(headers), body: bytes.toString('utf8').replaceAll('\r\n', '\n') };
}

const decodeQuotedPrintable = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Decodes words like `=?UTF-8?Q?Z=C3=BCrich?=` (RFC 2047). */
const decodeWords = (headers: string) =>
  headers
    .replace(/\?= (?==\?)/g, '?=')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : Buffer.from(decodeQuotedPrintable(word.replaceAll('_', ' ')), 'latin1')
      ).toString('utf8'),
    );
