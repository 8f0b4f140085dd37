/** A picture attached to an inquiry. */
export interface Photo {
  readonly file: File;
  /** Undefined if the browser cannot decode the picture. */
  readonly thumbnail?: HTMLCanvasElement;
}

/** Maximum length of the longer side in pixels: enough to show a stain on a wall. */
const MAX_SIDE = 1600;

/** Side of a thumbnail in pixels, twice its size on the page for high-density screens. */
const THUMBNAIL_SIDE = 128;

/** In milliseconds. Some phones short of memory never answer, and the form waits for its pictures. */
const PATIENCE = 10_000;

/**
 * Scales a picture down, rotates it upright, and strips the metadata that cameras add, above all the location: a canvas
 * holds nothing but pixels. A picture that the browser cannot decode, or not in time, is returned unchanged.
 */
export function shrinkPhoto(file: File): Promise<Photo> {
  const unchanged = new Promise<Photo>((resolve) => setTimeout(resolve, PATIENCE, { file }));
  return Promise.race([shrink(file), unchanged]);
}

async function shrink(file: File): Promise<Photo> {
  try {
    // Decodes off the main thread, so that the page does not freeze.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const picture = canvasOf(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    picture.pen.drawImage(bitmap, 0, 0, picture.canvas.width, picture.canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => picture.canvas.toBlob(done, 'image/jpeg', 0.8));
    if (!blob) return { file };
    const name = `${file.name.replace(/\.\w+$/, '')}.jpg`;
    return { file: new File([blob], name, { type: blob.type }), thumbnail: thumbnailOf(picture.canvas) };
  } catch {
    return { file };
  }
}

/** Returns the centre of a picture as a square thumbnail. */
function thumbnailOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const { canvas, pen } = canvasOf(THUMBNAIL_SIDE, THUMBNAIL_SIDE);
  pen.drawImage(picture, left, top, side, side, 0, 0, THUMBNAIL_SIDE, THUMBNAIL_SIDE);
  // Inline, so that visitors who choose no picture need no rule for it.
  canvas.style.width = '4rem';
  return canvas;
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  // Transparent pixels would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  return { canvas, pen };
}
