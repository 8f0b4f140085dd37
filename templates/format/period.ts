const counted = (n: number, one: string, many: string) => `${n}\u00a0${n === 1 ? one : many}`;

/** A number of months in the largest whole unit: 24 → «2 Jahre», 18 → «18 Monate». */
export function period(months: number): string {
  return months % 12 === 0 ? counted(months / 12, 'Jahr', 'Jahre') : counted(months, 'Monat', 'Monate');
}
