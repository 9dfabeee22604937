// By file: 'class-transformer' itself is this shared module.
export { Type, plainToInstance } from 'class-transformer/esm2015/index.js';
