/** What the bundler makes of a folder: its files by their relative names, each loaded as its address. */
interface AssetFolder {
  (name: string): string;
  keys(): string[];
}

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { regExp: RegExp; recursive: boolean }): AssetFolder;
  }
}

// Their license must come along.
const folder = import.meta.webpackContext('pdfjs-dist/cmaps', { regExp: /(\.bcmap|LICENSE)$/, recursive: false });

/** Addresses of the predefined CMaps, by file name. PDFs in Chinese, Japanese and Korean refer to them by name. */
export const characterMaps: ReadonlyMap<string, string> = new Map(
  folder.keys().map((name) => [name.replace('./', ''), folder(name)]),
);
