/** A picture that goes with an inquiry. */
export interface Photo {
  readonly file: File;
  /** What the visitor sees of it. Missing where the browser cannot open the picture. */
  readonly thumbnail?: HTMLCanvasElement;
}

/** Pixels of the longer side: enough to see a stain on a wall. */
const LONGEST = 1600;

/** Pixels of a thumbnail's sides, twice what it measures on the page: many screens have two for one. */
const THUMBNAIL = 128;

/**
 * Makes a picture as small as it may be, upright, and drops what cameras write into it, the place above all: a canvas
 * holds nothing but pixels. What the browser cannot open stays as it is.
 */
export async function shrinkPhoto(file: File): Promise<Photo> {
  try {
    // Decoded beside the page, so that it does not stand still.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
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

/** The middle of a picture, as a square. */
function thumbnailOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const { canvas, pen } = canvasOf(THUMBNAIL, THUMBNAIL);
  pen.drawImage(picture, left, top, side, side, 0, 0, THUMBNAIL, THUMBNAIL);
  // Set here, so that visitors who choose no picture do not load a rule for it.
  canvas.style.width = '4rem';
  return canvas;
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  // What is transparent would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  return { canvas, pen };
}
