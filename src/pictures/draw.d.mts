export interface DrawingTools {
  readonly program: WebAssembly.Module;
  readonly fonts: readonly Uint8Array[];
}

/** May be called once in a process or thread, because the program it starts is one for all. */
export function createDrawer(tools: DrawingTools): Promise<(svg: string) => Uint8Array>;
