import { startWorker } from './confined-worker';
import { importProgram } from './import-program';
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

async function decodeHeic(bytes: Uint8Array): Promise<ImageData> {
  const { heicProgram } = await importProgram(() => import('./heic-program'));
  const worker = await startWorker({ text: heicProgram, type: 'script' });
  try {
    return await new Promise<ImageData>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ImageData | null>) =>
        data ? resolve(data) : reject(new Error('no HEIC picture'));
      worker.onerror = () => reject(new Error('the decoder of HEIC failed'));
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
}
