import decoder from 'libheif-js/libheif/libheif.js?raw';
import program from './heic.worker.js?raw';

/** The decoder of HEIC pictures, 3 MB, as text: see `confined-worker.ts`. */
export const heicProgram = `${decoder}\n${program}`;
