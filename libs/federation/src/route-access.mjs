import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDeclaredArea } from './remote-routes.mjs';

/**
 * @typedef {{ visitors: boolean, roles: readonly string[], unready: boolean }} AccessPolicy as in the contract
 * @typedef {ReadonlyMap<string, AccessPolicy>} Policies by endpoint: `intakeEndpoints.mine`
 */

const domain = fileURLToPath(new URL('../../domain/src', import.meta.url));

/** Returns the files that declare the endpoints of the contract, one per noun. */
export const endpointFiles = () =>
  readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.endpoints.ts'))
    .map((file) => path.join(domain, file));

/**
 * Collects the access policy of every endpoint of the contract.
 * @param {(file: string) => Record<string, unknown>} load evaluates a TypeScript module and returns its exports
 * @returns {Policies}
 */
export function collectPolicies(load) {
  const nouns = endpointFiles().flatMap((file) => Object.entries(load(file)));
  return new Map(
    nouns
      .filter(([name]) => name.endsWith('Endpoints'))
      .flatMap(([name, endpoints]) =>
        Object.entries(/** @type {Record<string, { access: AccessPolicy }>} */ (endpoints)).map(
          ([key, { access }]) => /** @type {const} */ ([`${name}.${key}`, access]),
        ),
      ),
  );
}

/**
 * Derives who may open the pages of a remote: everyone who may call all endpoints that the page needs, and in the area
 * of one role only that role.
 * @param {string} json the remote's own `routes.json`
 * @param {string | null} areaRole role that the area is for; null: everyone
 * @param {Policies} policies
 * @returns {import('./remote-routes.mjs').RemoteRoute[]}
 */
export function publishRoutes(json, areaRole, policies) {
  const { routes, density } = readDeclaredArea(json);
  return routes.map(({ needs, loads: _, ...page }) => {
    const needed = needs.map((name) => {
      const policy = policies.get(name);
      if (!policy) throw new Error(`${page.path} needs ${name}, which is not an endpoint of the contract`);
      return policy;
    });
    return { ...page, ...accessTo(page.path, needed, areaRole), ...(density ? { density } : {}) };
  });
}

/** @param {string} page @param {readonly AccessPolicy[]} needed @param {string | null} areaRole */
function accessTo(page, needed, areaRole) {
  if (areaRole === null && needed.every(({ visitors }) => visitors)) return { roles: /** @type {const} */ ('public') };
  const [first, ...others] = needed;
  const roles = (first?.roles ?? []).filter(
    (role) => (areaRole ?? role) === role && others.every((policy) => policy.roles.includes(role)),
  );
  if (roles.length === 0) throw new Error(`${page} needs endpoints that no role of its area may call together`);
  return { roles, ...(needed.every(({ unready }) => unready) ? { pending: /** @type {const} */ (true) } : {}) };
}
