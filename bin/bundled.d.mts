export interface Bundle {
  readonly path: string;
  readonly code: Buffer;
}
export function bundledCommandLine(folder?: string): Promise<Bundle | undefined>;
