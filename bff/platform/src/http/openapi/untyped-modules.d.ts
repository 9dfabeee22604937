/** Returns the directory of the viewer's files. */
declare module 'swagger-ui-dist/absolute-path.js' {
  export default function viewerFolder(): string;
}
