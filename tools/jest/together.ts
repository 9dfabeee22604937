/** Paths of the specs; see `together.mjs`. */
declare const specs: readonly string[];

/** All specs share the registry of this one, so that their modules are loaded once. Hooks stay within a `describe`. */
for (const path of specs) describe(path, () => void jest.requireActual(path));
