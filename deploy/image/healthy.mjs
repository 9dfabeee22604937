// @ts-check
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';

/** `node healthy.mjs /healthz`: health check for containers without curl. Exits with 0 if healthy. */
const isSecure = Boolean(process.env.TLS_CERT_FILE);
const url = `${isSecure ? 'https' : 'http'}://127.0.0.1:${process.env.PORT}${process.argv[2] ?? '/'}`;

process.exitCode = 1;
// The certificate is issued for the public name, not for this address.
const options = { timeout: 4000, rejectUnauthorized: false };
const request = (isSecure ? getSecure : getPlain)(url, options, ({ statusCode = 500 }) => {
  process.exit(statusCode < 300 ? 0 : 1);
});
request.on('timeout', () => request.destroy()).on('error', () => undefined);
