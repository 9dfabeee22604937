import library from '@cantoo/pdf-lib/dist/pdf-lib.min.js?raw';
import program from './photos.worker.js?raw';

/** Makes a PDF of pictures; pdf-lib is 600 kB. Text, not a module: see `confined-worker.ts`. */
export const photosProgram = `${library}\n${program}`;
