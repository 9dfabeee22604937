import { documentLimits, leastPicturePixels, photoPages } from '@portal/domain/documents/documents.limits';
import { startWorker } from '../../viewer/confined-worker';
import { importProgram } from '../../viewer/import-program';

/** What the worker needs to know. */
export interface PhotosTask {
  photos: readonly Blob[];
  /** In points. */
  page: { width: number; height: number };
  /** Most pixels of a picture. */
  pixels: number;
  /** Qualities of JPEG to try until the file is small enough. */
  qualities: readonly number[];
  maxBytes: number;
  leastPixels: number;
}

type PhotosAnswer =
  | { page: number }
  | { pdf: Uint8Array<ArrayBuffer> }
  | {
      /** Why there is no PDF: a picture can't be decoded or is too small, or the file would be too large. */
      flaw: 'unreadable' | 'small' | 'large' | 'failed';
      /** Index of the picture. */
      at: number;
    };
export type PhotosFlaw = Extract<PhotosAnswer, { flaw: string }>;

const pointsPerInch = 72;
const letter = { width: 8.5 * pointsPerInch, height: 11 * pointsPerInch };
const { dotsPerInch, qualities } = photoPages;
const task: Omit<PhotosTask, 'photos'> = {
  page: letter,
  pixels: (letter.width * letter.height * dotsPerInch ** 2) / pointsPerInch ** 2,
  qualities,
  maxBytes: documentLimits.maxBytes,
  leastPixels: leastPicturePixels,
};

interface Options {
  /** Name of the file. */
  name: string;
  signal: AbortSignal;
  /** Called when a page begins, counted from 1. */
  onPage: (page: number) => void;
}

/** Makes one PDF of pictures, a letter page each, in a worker. @returns the file, or why there is none */
export async function pdfOfPhotos(photos: readonly File[], options: Options): Promise<File | PhotosFlaw> {
  const worker = await startPhotosWorker();
  try {
    const answer = await answerOf(worker, photos, options);
    return 'flaw' in answer ? answer : new File([answer.pdf], options.name, { type: 'application/pdf' });
  } finally {
    worker.terminate();
  }
}

async function startPhotosWorker(): Promise<Worker> {
  const { photosProgram } = await importProgram(() => import('./photos-program'));
  return startWorker({ text: photosProgram, type: 'script' });
}

function answerOf(worker: Worker, photos: readonly File[], { signal, onPage }: Options) {
  return new Promise<Exclude<PhotosAnswer, { page: number }>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PhotosAnswer>) => {
      if ('page' in data) onPage(data.page);
      else resolve(data);
    };
    worker.onerror = () => reject(new Error('the worker that makes PDFs failed'));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    signal.throwIfAborted();
    worker.postMessage({ ...task, photos } satisfies PhotosTask);
  });
}
