declare module 'class-validator/esm2015/index.js' {
  export * from 'class-validator';
}
declare module 'class-transformer/esm2015/index.js' {
  export * from 'class-transformer';
}
