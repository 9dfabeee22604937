/** class-transformer's registry of nested field classes, which has no public API. */
declare module 'class-transformer/cjs/storage.js' {
  import type { MetadataStorage } from 'class-transformer/types/MetadataStorage';
  export const defaultMetadataStorage: MetadataStorage;
}

/** Returns the directory of the viewer's files. */
declare module 'swagger-ui-dist/absolute-path.js' {
  export default function viewerFolder(): string;
}
