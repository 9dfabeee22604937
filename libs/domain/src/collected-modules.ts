/** Modules below a folder whose names match a pattern, collected by the bundler: a function from file name to exports. */
interface CollectedModules {
  <Exports>(file: string): Exports;
  keys(): string[];
}

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { regExp: RegExp; recursive: boolean }): CollectedModules;
  }
}

/** Returns the exports of collected modules by file name, such as `./intake/intake.contract.ts`. */
export const exportsByFile = <Exports>(modules: CollectedModules): (readonly [file: string, Exports])[] =>
  modules.keys().map((file) => [file, modules<Exports>(file)]);
