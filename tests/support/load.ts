/** Simulates many visitors who submit forms at once, with and without script. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Load {
  /** Address of the form, without a trailing slash. */
  readonly url: string;
  readonly count: number;
  /** Arrival rate of visitors, whether or not earlier ones have their response. */
  readonly perSecond: number;
  /** Returns the request of the visitor with this number. */
  readonly request: (index: number) => RequestInit;
}

export interface Answered {
  readonly index: number;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Milliseconds from the scheduled time of the request to the end of the response. */
  readonly took: number;
}

/** Sends all requests and resolves to the responses in the order of the visitors. Rejects if one of them fails. */
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

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** True on systems that report the memory of a process in `/proc`. */
export const CAN_READ_MEMORY = process.platform === 'linux';

/** Returns the resident memory of another process, in MiB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
