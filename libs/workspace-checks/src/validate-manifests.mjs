// @ts-check
import { text } from 'node:stream/consumers';

/**
 * Validates Kubernetes objects, a JSON list on standard input, against the schemas of their kinds, and prints the
 * errors as a JSON list. A program of its own, because jest does not load packages that offer only `import`.
 */

/** @typedef {{ apiVersion: string, kind: string, metadata: { name: string } }} Manifest */

/** Packages of kinds that are not part of Kubernetes, by API group. */
const packages = new Map([['keda.sh', '@kubernetes-models/keda']]);

/** @param {Manifest} manifest @returns {Promise<string[]>} */
async function errorsOf({ apiVersion, kind, ...fields }) {
  const [group = ''] = apiVersion.split('/');
  try {
    const models = await import(`${packages.get(group) ?? 'kubernetes-models'}/${apiVersion}/${kind}`);
    new models[kind](fields).validate();
    return [];
  } catch (error) {
    return [`${kind} ${fields.metadata.name}: ${error instanceof Error ? error.message : error}`];
  }
}

/** @type {Manifest[]} */
const manifests = JSON.parse(await text(process.stdin));
const errors = await Promise.all(manifests.map(errorsOf));
process.stdout.write(JSON.stringify(errors.flat()));
