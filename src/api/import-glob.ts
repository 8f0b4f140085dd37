/** `import.meta.glob`, in the one form of it that `base/lib/module-globs.mjs` understands. */
declare global {
  interface ImportMeta {
    /**
     * Imports every module of a folder whose name matches, so that nothing has to list them: path → module.
     *
     * @param pattern relative to this module, with one `*` in the name of the file: `./*-section.tsx`
     */
    glob<Module>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, Module>>;
  }
}

export {};
