/** Type of the bundler's folder import: a function from relative file names to URLs. */
interface AssetFolder {
  (name: string): string;
  keys(): string[];
}

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { regExp: RegExp; recursive: boolean }): AssetFolder;
  }
}

// The license must be shipped with the files.
const folder = import.meta.webpackContext('pdfjs-dist/cmaps', { regExp: /(\.bcmap|LICENSE)$/, recursive: false });

/** URLs of the predefined CMaps by file name. PDFs in Chinese, Japanese and Korean refer to them by name. */
export const characterMaps: ReadonlyMap<string, string> = new Map(
  folder.keys().map((name) => [name.replace('./', ''), folder(name)]),
);
