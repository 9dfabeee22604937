// Imported by file path, because 'class-transformer' resolves to this shared module.
export { Type, plainToInstance } from 'class-transformer/esm2015/index.js';
