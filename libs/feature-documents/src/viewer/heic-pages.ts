import { openImage, pagesOfBitmap } from './image-pages';
import type { Pages } from './pages';

/**
 * Opens an iPhone photo (HEIC). Uses the browser's decoder if there is one, otherwise libheif, compiled to plain
 * JavaScript (the Content Security Policy blocks WebAssembly) and run in a worker, because it takes seconds.
 * @throws if neither can decode it
 */
export async function openHeic(bytes: Uint8Array<ArrayBuffer>): Promise<Pages> {
  const own = await openImage(new Blob([bytes], { type: 'image/heic' })).catch(() => undefined);
  return own ?? pagesOfBitmap(await createImageBitmap(await decodeHeic(bytes)));
}

const program = new URL('./heic.worker.js', import.meta.url);
/** Loaded by the worker as a separate file and never bundled, because it is 3 MB. */
const decoder = new URL('libheif-js/libheif/libheif.js', import.meta.url);

function decodeHeic(bytes: Uint8Array): Promise<ImageData> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program);
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<ImageData | null>) =>
      end(() => (data ? resolve(data) : reject(new Error('no HEIC picture'))));
    worker.onerror = () => end(() => reject(new Error('the decoder of HEIC did not start')));
    worker.postMessage({ bytes, decoder: decoder.href });
  });
}
