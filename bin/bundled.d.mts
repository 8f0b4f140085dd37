export interface Bundle {
  readonly path: string;
  readonly code: Buffer;
}
export function bundledCommandLine(folder?: string): Promise<Bundle | undefined>;
/** The code of a module in place of `src/validate/prepared-checks.ts`. It loads packages by `require`. */
export function preparedChecksModule(): Promise<string>;
