// @ts-check
import { composeName, composeOf } from './compose.mjs';

const isSecret = (/** @type {string} */ name) => /PASSWORD|SECRET|TOKEN|_KEYS?$/.test(name.replace('PASSWORD_MIN', ''));

/** @type {readonly { wrong: (service: import('./compose.mjs').Service) => boolean, says: string }[]} */
const rules = [
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

/**
 * Containers that may do no more than they need, one open port, and secrets that somebody had to make.
 * @type {import('./tree.mjs').Check}
 */
export function composeSafety(tree) {
  const services = Object.entries(composeOf(tree).services);
  const loose = services.flatMap(([name, service]) =>
    rules.filter(({ wrong }) => wrong(service)).map(({ says }) => `${composeName}: ${name} ${says}`),
  );
  const open = services
    .filter(([name, { ports = [] }]) => (name === 'gateway') !== ports.length > 0)
    .map(([name]) => `${composeName}: the gateway, and nothing else, has a port (${name})`);
  const far = services
    .flatMap(([, { ports = [] }]) => ports)
    .filter((port) => !String(port).startsWith('${BIND:-127.0.0.1}:'))
    .map((port) => `${composeName}: ${port} is open to every network; TLS ends in a proxy on this machine`);
  return [...loose, ...open, ...far, ...guessable(tree.read(composeName)), ...written(services)];
}

/** `${JWT_SECRET:-changeme}` would start. @param {string} text */
const guessable = (text) =>
  [...text.matchAll(/\$\{(\w+)\b(?!:\?|:-\})[^}]*\}/g)]
    .map(([, name = '']) => name)
    .filter(isSecret)
    .map((name) => `${composeName}: ${name} must be given or empty: \${${name}:?…} or \${${name}:-}`);

/** @param {[string, import('./compose.mjs').Service][]} services */
const written = (services) =>
  services.flatMap(([service, { environment = {} }]) =>
    Object.entries(environment)
      .filter(([name, value]) => isSecret(name) && !/^\$\{\w+:(\?[^}]*|-)\}$/.test(value ?? ''))
      .map(([name]) => `${composeName}: ${name} of ${service} is written down`),
  );
