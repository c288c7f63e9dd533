import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Product } from '#testing';

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that `share` percent of all do not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? NaN;
}

/** Runs something and returns its duration in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What Chromium accepts over HTTPS, and from this machine; over plain HTTP from another one it omits Brotli. */
export const AS_A_BROWSER = 'gzip, deflate, br, zstd';

/**
 * Reads an answer to its end and discards it: the API is not measured by the time a reader takes to decompress and
 * parse megabytes.
 */
export const download = (product: Product, path: string, encoding = 'identity'): Promise<void> =>
  new Promise((resolve, reject) => {
    request(
      product.url + path,
      { headers: { cookie: product.client.cookieHeader, 'accept-encoding': encoding } },
      (response) => {
        response.resume();
        response.once('end', resolve);
      },
    )
      .once('error', reject)
      .end();
  });

/** Processor time of a process so far, in milliseconds, as the operating system counts it. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  // utime and stime, in ticks of a hundredth of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in MB: now, or the most it ever had. */
export function memoryMb(pid: number, which: 'now' | 'peak' = 'now'): number {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM';
  const line = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

/** A figure as a person reads it. */
export const show = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(value >= 1 ? 2 : 3);
