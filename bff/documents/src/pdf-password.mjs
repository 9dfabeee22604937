// @ts-check
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';

// Reads a PDF on standard input and writes `true` if it cannot be opened without a password. Runs in a separate process
// (`pdf-password-check.ts`).

// Lower this process's priority so that request handling comes first.
setPriority(10);
// pdf.js expects these of a browser while it loads, but draws nothing here.
Object.assign(globalThis, { DOMMatrix: Object, ImageData: Object, Path2D: Object });
// Loaded first, the worker's code runs in this thread.
// @ts-expect-error it has no types
await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** @param {Uint8Array} data */
function needsPassword(data) {
  const { ERRORS: verbosity } = VerbosityLevel;
  const task = getDocument({ data, verbosity, enableXfa: false, isEvalSupported: false, useWasm: false });
  return new Promise((resolve) => {
    // Called unless the file opens with an empty password.
    task.onPassword = () => resolve(true);
    // A damaged file is accepted like any other file type.
    const opens = () => resolve(false);
    task.promise.then(opens, opens);
  });
}

const bytes = await buffer(process.stdin);
process.stdout.write(JSON.stringify(await needsPassword(new Uint8Array(bytes))), () => process.exit());
