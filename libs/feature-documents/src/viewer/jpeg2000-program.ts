import program from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?raw';

/** The decoder of JPEG 2000 in plain JavaScript, because the Content Security Policy blocks WebAssembly. */
export const jpeg2000Program = program;
