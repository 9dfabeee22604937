import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import sharp, { type Sharp } from 'sharp';

interface Bitmap {
  width: number;
  height: number;
  pixels: Sharp;
  close: () => void;
}

/** Decodes like a browser: upright only if asked to. */
async function createImageBitmap(blob: Blob, { imageOrientation }: ImageBitmapOptions): Promise<Bitmap> {
  const stored = sharp(Buffer.from(await blob.arrayBuffer()));
  const seen = imageOrientation === 'from-image' ? stored.autoOrient() : stored;
  const { data, info } = await seen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: sharp(data, { raw: { width, height, channels } }), close: () => undefined };
}

/** Draws and encodes like a browser. */
class OffscreenCanvas {
  private drawn: Sharp | undefined;
  private readonly context = {
    fillStyle: '',
    fillRect: () => undefined,
    drawImage: ({ pixels }: Bitmap, _x: number, _y: number, width: number, height: number) => {
      this.drawn = pixels.resize(width, height, { fit: 'fill' }).flatten({ background: this.context.fillStyle });
    },
  };

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  getContext = () => this.context;

  async convertToBlob({ quality }: { quality: number }): Promise<Blob> {
    const bytes = await this.drawn?.jpeg({ quality: Math.round(quality * 100) }).toBuffer();
    return new Blob([Uint8Array.from(bytes ?? [])]);
  }
}

const folder = path.join(__dirname, '../upload/photos');
const library = path.join(path.dirname(require.resolve('@cantoo/pdf-lib')), '../dist/pdf-lib.min.js');
const program = [library, path.join(folder, 'photos.worker.js')].map((file) => readFileSync(file, 'utf8')).join('\n');

/** Runs the worker's program, with sharp in place of a browser's codecs. @returns all that it posts, up to the end */
export async function runPhotosWorker(task: object): Promise<readonly Record<string, unknown>[]> {
  const posted: Record<string, unknown>[] = [];
  return new Promise((resolve) => {
    const self: { onmessage?: (event: { data: object }) => void; [name: string]: unknown } = {
      ...{ createImageBitmap, OffscreenCanvas, setTimeout, TextEncoder, TextDecoder },
      postMessage: (message: Record<string, unknown>) => {
        posted.push(message);
        if (!('page' in message)) resolve(posted);
      },
    };
    self.self = self;
    vm.runInNewContext(program, self);
    self.onmessage?.({ data: task });
  });
}
