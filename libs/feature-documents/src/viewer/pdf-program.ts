import program from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?raw';

/** The worker of pdf.js as text: see `confined-worker.ts`. */
export const pdfProgram = program;
