/** Where class-transformer keeps which class a nested field is of; it offers no public way to read it. */
declare module 'class-transformer/cjs/storage.js' {
  import type { MetadataStorage } from 'class-transformer/types/MetadataStorage';
  export const defaultMetadataStorage: MetadataStorage;
}

/** The folder of the viewer's files. */
declare module 'swagger-ui-dist/absolute-path.js' {
  export default function viewerFolder(): string;
}
