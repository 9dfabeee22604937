// By file: 'class-validator' itself is this shared module. Its barrel tree-shakes to what is named here.
export {
  ArrayMaxSize,
  IsArray,
  IsObject,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  getMetadataStorage,
  validateSync,
} from 'class-validator/esm2015/index.js';
