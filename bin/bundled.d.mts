export function bundledCommandLine(folder?: string): Promise<string | undefined>;
