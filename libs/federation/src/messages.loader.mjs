import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Compiles the messages of a noun at build time, so that no browser loads a compiler. Takes `<noun>.messages.ts` (types
 * already stripped) and `<noun>.messages.<locale>.json`; keeps their shape and exports.
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 * @returns {Promise<string>}
 */
export default async function compileMessages(source) {
  if (this.resourcePath.endsWith('.json')) return `export default ${JSON.stringify(compiled(JSON.parse(source)))};`;
  /** @type {Record<string, unknown>} */
  const exported = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return Object.entries(exported)
    .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compiled(messages))};`)
    .join('\n');
}

/**
 * @param {unknown} messages nested texts
 * @returns {unknown} the same structure with each text compiled
 */
function compiled(messages) {
  if (typeof messages === 'string') return compileMessage(messages);
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
    throw new TypeError(`Messages are texts, nested in objects; this is ${JSON.stringify(messages)}`);
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compiled(value)]));
}
