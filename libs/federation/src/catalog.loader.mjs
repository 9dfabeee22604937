/**
 * Evaluates a catalog at build time, so that browsers load the messages that it takes from a noun and no others: bundlers
 * drop unused exports of a module, but not unused properties of an object.
 * @this {import('@rspack/core').LoaderContext}
 * @returns {Promise<string>}
 */
export default async function evaluateCatalog() {
  const { default: messages } = await this.importModule(`${this.resourcePath}?${sourceQuery}`);
  return `export default ${JSON.stringify(messages)};`;
}

/** Marks the source of a catalog, which this loader evaluates. */
export const sourceQuery = 'source';
