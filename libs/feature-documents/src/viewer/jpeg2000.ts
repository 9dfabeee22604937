import { importProgram } from './import-program';

/**
 * Module that pdf.js imports in its worker when a PDF has a JPEG 2000 image. It asks the page for the decoder, which most
 * PDFs do not need, and then is that decoder.
 */
const request = `const channel = new MessageChannel();
const text = await new Promise((resolve) => {
  channel.port1.onmessage = ({ data }) => resolve(data);
  self.postMessage({ wants: 'jpeg2000' }, [channel.port2]);
});
const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
export default (await import(url)).default;
`;

/** Gives the worker of pdf.js the decoder of JPEG 2000 images when it needs it. */
export class Jpeg2000 {
  private readonly url = URL.createObjectURL(new Blob([request], { type: 'text/javascript' }));

  constructor(worker: Worker) {
    worker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<{ wants?: string } | null>) => {
      if (data?.wants === 'jpeg2000' && port) void send(port);
    });
  }

  /** The "folder" to which pdf.js appends the name of the file: that name becomes a fragment of the blob's URL. */
  get folder(): string {
    return `${this.url}#/`;
  }

  close(): void {
    URL.revokeObjectURL(this.url);
  }
}

async function send(port: MessagePort): Promise<void> {
  // Without the decoder, pdf.js leaves out the picture: the text must be a module in any case.
  const text = await importProgram(() => import('./jpeg2000-program')).then(
    ({ jpeg2000Program }) => jpeg2000Program,
    () => 'export default () => null;',
  );
  port.postMessage(text);
}
