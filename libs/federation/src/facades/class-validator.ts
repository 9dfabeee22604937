// Imported by file path, because 'class-validator' resolves to this shared module. Its barrel tree-shakes to these
// names.
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
