import { isAbsolute, resolve } from 'node:path';
import { bodyTimeout } from '@portal/server/body-timeout';
import { metricsToken, wrongMetricsToken } from '@portal/server/metrics-route';
import {
  flag,
  logLevel,
  oneOf,
  origin,
  port,
  readSettings,
  setting,
  text,
  trustedProxy,
  wholeNumber,
  wrongOrigin,
  type Environment,
} from '@portal/server/settings';
import { tracingSettings } from '@portal/server/tracing';
import { z } from 'zod';

const isWebAddress = (value: string): boolean => /^https?:\/\//.test(value);

/** Parses a folder or a file server's URL; returns an absolute path, or the URL without trailing slashes. */
const place = (value: string): string => {
  if (isWebAddress(value)) return value.replace(/\/+$/, '');
  return isAbsolute(value) ? value : resolve(value);
};

const entries = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Origins of one or more servers. A host name that resolves to several addresses is several servers. */
const origins = z
  .string()
  .transform(entries)
  .refine((all) => all.length > 0 && all.every(isWebAddress), {
    error: 'must be addresses that start with http:// or https://, e.g. http://127.0.0.1:3000.',
  })
  .transform((all) => all.map((one) => new URL(one).origin));

/** Folder of each area, or URL of its file server. */
const areas = z
  .string()
  .transform(entries)
  .refine((all) => all.every((entry) => /^[a-z][a-z-]*=./.test(entry)), {
    error: 'must be a list of area=folder or area=address.',
  })
  .transform((all): ReadonlyMap<string, string> => {
    const pairs = all.map((entry) => entry.split(/=(.*)/s, 2));
    return new Map(pairs.map(([area = '', from = '']) => [area, place(from)]));
  });

export const metricsPath = '/metrics';

const listening = {
  NODE_ENV: setting(
    oneOf('development', 'production', 'test').default('development'),
    '`production` requires `PUBLIC_ORIGIN`',
  ),
  HOST: setting(text.default('localhost'), 'address to listen on; `0.0.0.0` in the images'),
  PORT: setting(port.default(4200), 'port for browsers; in compose the published port on this machine'),
  LOG_LEVEL: setting(logLevel.default('warn'), '`fatal`, `error`, `warn`, `info`, `debug`, `silent`'),
  TRUSTED_PROXY: setting(
    trustedProxy.optional(),
    'proxies whose `X-Forwarded-*` headers are trusted: addresses, CIDRs, `loopback`, `uniquelocal`',
    'none',
  ),
  // An event stream over TLS takes 55 KB: 5,000 of them would fill the container's 384 MB.
  MAX_CONNECTIONS: setting(wholeNumber({ min: 10, max: 100_000 }).default(3000), 'maximum number of open connections'),
  MAX_CONNECTIONS_PER_ADDRESS: setting(
    wholeNumber({ min: 1, max: 100_000 }).default(500),
    'maximum connections per address; for clients behind a trusted proxy, maximum concurrent requests',
  ),
  BODY_TIMEOUT: setting(
    bodyTimeout,
    'ms that a request body may take, or a response wait for its reader, plus one second for every 16 KB; slower ones are cut',
  ),
  METRICS_TOKEN: metricsToken(metricsPath),
  ...tracingSettings,
  SHUTDOWN_DELAY: setting(
    wholeNumber({ min: 0, max: 10_000 }).optional(),
    'graceful shutdown: ms between SIGTERM and refusing connections, so that load balancers notice',
    '5000 in production, else 0',
  ),
  SERVE_FOLDER: setting(text.optional(), 'serve only this folder, as the file servers of the shell and the areas do'),
};

const portal = {
  PUBLIC_ORIGIN: setting(
    origin.optional(),
    'public origin of the portal, e.g. `https://portal.example.com`; with https the gateway sends HSTS and rejects `/api` over http. Required in production',
  ),
  API_URLS: setting(
    origins,
    'origins of the bff, comma-separated; a host name that resolves to several addresses counts as several',
  ),
  TLS_CERT_FILE: setting(
    text.transform((file) => resolve(file)).optional(),
    'file with the certificate chain (PEM), to terminate TLS without a proxy; read again when it changes, and on SIGHUP',
  ),
  TLS_KEY_FILE: setting(
    text.transform((file) => resolve(file)).optional(),
    'file with the private key of the certificate (PEM)',
  ),
  HTTP_PORT: setting(
    port.optional(),
    'with TLS: port for plain HTTP, which redirects pages to `PUBLIC_ORIGIN` and rejects `/api`',
  ),
  SHELL_FROM: setting(text.transform(place), 'folder of the built shell, or the address of its file server'),
  REMOTES_FROM: setting(
    areas.default(new Map<string, string>()),
    '`client=<folder or address>,preparer=…,admin=…,public=…`',
    '',
  ),
  PAGES_FROM: setting(
    text.transform((folder) => resolve(folder)).optional(),
    'folder of the module that prerenders the pages of the public area (its `dist/pages`); without it the shell renders them in the browser. A release in `REMOTES_FILE` takes its place',
  ),
  SHELL_PAGES_FROM: setting(
    text.transform((folder) => resolve(folder)).optional(),
    'folder of the module that prerenders the pages of the shell, and the frame of forms (its `dist/pages`); without it they are rendered in the browser',
  ),
  REMOTES_FILE: setting(
    text.transform((file) => resolve(file)).optional(),
    'file that overrides `/remotes.json` per area, with the hash of its manifest; read on each page load',
  ),
  LIVE_RELOAD: setting(flag.default(false), 'reload open pages after a build; `npm run dev` sets it', '0'),
};

/** All gateway settings, as listed in docs/operations.md. */
export const gatewaySettings = { ...listening, ...portal };

export type ServerSettings = ReturnType<typeof readServerSettings>;
export type Settings = ReturnType<typeof readGatewaySettings>;

/** Reads the settings of a static server for one folder. */
export const readServerSettings = (env: Environment) => readSettings('gateway', listening, env, wrongInProduction);

/**
 * Reads the gateway settings.
 * @throws one error that lists every error
 */
export const readGatewaySettings = (env: Environment) =>
  readSettings('gateway', gatewaySettings, env, (values) => ({
    ...wrongInProduction(values),
    PUBLIC_ORIGIN: wrongOrigin(values) || wrongOriginWithTls(values),
    TLS_CERT_FILE: values.TLS_KEY_FILE !== undefined && !values.TLS_CERT_FILE && 'TLS_CERT_FILE is not set.',
    TLS_KEY_FILE: values.TLS_CERT_FILE !== undefined && !values.TLS_KEY_FILE && 'TLS_KEY_FILE is not set.',
    HTTP_PORT: values.HTTP_PORT !== undefined && !values.TLS_CERT_FILE && 'HTTP_PORT needs TLS_CERT_FILE.',
  }));

const wrongInProduction = ({ NODE_ENV, METRICS_TOKEN }: { NODE_ENV?: string; METRICS_TOKEN?: string | undefined }) => ({
  METRICS_TOKEN: NODE_ENV === 'production' && wrongMetricsToken(METRICS_TOKEN),
});

interface TlsValues {
  PUBLIC_ORIGIN?: string | undefined;
  TLS_CERT_FILE?: string | undefined;
}

const wrongOriginWithTls = ({ PUBLIC_ORIGIN: origin = '', TLS_CERT_FILE: cert }: TlsValues): string | false =>
  cert !== undefined && !origin.startsWith('https:') && 'PUBLIC_ORIGIN must start with https: with TLS_CERT_FILE.';

export { isWebAddress };
