// The legacy build supports browsers that are more than a few months old.
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawableScale } from './image-pages';
import type { Drawing, Pages } from './pages';
import { PdfData } from './pdf-data';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Decodes JPEG 2000 images in plain JavaScript, because the Content Security Policy blocks WebAssembly. */
const openJpeg = new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url).href;

/** Opens a PDF with pdf.js. Pages are rendered as images, so that scripts, forms and links are inert. */
export async function openPdf(bytes: Uint8Array): Promise<Pages> {
  const task = getDocument({
    data: bytes,
    enableXfa: false,
    useWasm: false,
    wasmUrl: folderOf(openJpeg),
    isEvalSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    BinaryDataFactory: PdfData,
  });
  const pdf = await task.promise;
  return {
    count: pdf.numPages,
    sizeOf: async (page) => {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
      return { width, height };
    },
    draw: (page, canvas, renderScale): Drawing => {
      let stopped = false;
      let stop = (): void => undefined;
      const done = pdf.getPage(page).then(async (found) => {
        if (stopped) return;
        const viewport = found.getViewport({ scale: drawableScale(found.getViewport({ scale: 1 }), renderScale) });
        canvas.width = Math.ceil(viewport.width);
        canvas.height = Math.ceil(viewport.height);
        const rendering = found.render({ canvas, viewport });
        stop = () => rendering.cancel();
        await rendering.promise;
      });
      return {
        done,
        stop: () => {
          stopped = true;
          stop();
        },
      };
    },
    close: () => void task.destroy(),
  };
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);
