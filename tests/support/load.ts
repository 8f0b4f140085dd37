/** Many visitors at once, as a browser and a page without script send their forms. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Load {
  /** Address of the form, without a trailing slash. */
  readonly url: string;
  readonly count: number;
  /** Visitors come at this rate, whether or not those before them have their answer. */
  readonly perSecond: number;
  /** What the visitor of this number sends. */
  readonly request: (index: number) => RequestInit;
}

export interface Answered {
  readonly index: number;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** From the moment when the visitor wanted to send, in milliseconds. */
  readonly took: number;
}

/** Sends all of it and resolves to the answers in the order of the visitors. Rejects if one of them gets none. */
export async function sendLoad({ url, count, perSecond, request }: Load): Promise<readonly Answered[]> {
  const start = performance.now();
  const answers: Promise<Answered>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    answers.push(answered(url, index, due, request(index)));
  }
  return Promise.all(answers);
}

async function answered(url: string, index: number, due: number, init: RequestInit): Promise<Answered> {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', ...init });
  const text = await response.text();
  return { index, status: response.status, headers: response.headers, text, took: performance.now() - due };
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** Where the system tells how much memory a process has. */
export const MEMORY_IS_KNOWN = process.platform === 'linux';

/** Memory of another process that is in use now, in MiB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
