const two = (n: number) => String(n).padStart(2, '0');

/** An ISO timestamp as a clock on this machine would show it: `2026-11-21 10:32:05`, which spreadsheets read as a date. */
export function localTime(iso: string): string {
  const at = new Date(iso);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}
