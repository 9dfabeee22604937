// The legacy build supports browsers that are more than a few months old.
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { startWorker } from './confined-worker';
import { drawableScale } from './image-pages';
import { importProgram } from './import-program';
import { Jpeg2000 } from './jpeg2000';
import type { Drawing, Pages } from './pages';
import { PdfData } from './pdf-data';

/** Opens a PDF with pdf.js. Pages are rendered as images, so that scripts, forms and links are inert. */
export async function openPdf(bytes: Uint8Array): Promise<Pages> {
  const { pdfProgram } = await importProgram(() => import('./pdf-program'));
  const thread = await startWorker({ text: pdfProgram, type: 'module' });
  const jpeg2000 = new Jpeg2000(thread);
  const worker = PDFWorker.create({ port: thread });
  const close = (): void => {
    worker.destroy();
    thread.terminate();
    jpeg2000.close();
  };
  const task = getDocument({
    data: bytes,
    worker,
    enableXfa: false,
    useWasm: false,
    wasmUrl: jpeg2000.folder,
    isEvalSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    BinaryDataFactory: PdfData,
  });
  const pdf = await task.promise.catch((error: unknown) => {
    close();
    throw error;
  });
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
    close: () => void task.destroy().finally(close),
  };
}
