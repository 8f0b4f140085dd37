/** The door of this wing: what the rest of the engine may use of it. */
export { check } from './audit/check.ts';
export { readManifest } from './audit/read-files.ts';
export { traceToSource } from './audit/trace.ts';
export { type Bundle, bundle, bundleOptionsOf } from './bundle/bundle.ts';
export { explain, type Row } from './explain/answer.ts';
export { EXPLAIN_WORDS } from './explain/words.ts';
export { codeFolders, makeSite } from './make-site.ts';
export type { Stamps } from './output/carry-over.ts';
export { folderOutput, type Output } from './output/output.ts';
export { behindLinks, canBeFolder, isInsideSite, isReplaceable, isRepository } from './output/output-folder.ts';
export { spareOf } from './output/spare.ts';
export { INPUT as IMAGE_INPUT } from './pictures/image-sizes.ts';
export { openImages } from './pictures/images.ts';
export { CACHE_FOLDER } from './pictures/picture-store.ts';
export { fileReader, readBack } from './read-back.ts';

/** Loads the validator of HTML. On demand, because that takes longer than most commands run. */
export const loadValidity = () => import('./audit/validity.ts');

/** Measures an image. Loads the decoder on demand. */
export const measureImage = async (path: string) => (await import('./pictures/encode.ts')).measure(path);
