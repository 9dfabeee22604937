// @ts-check

/** `node healthy.mjs /healthz`: health check for containers without curl. Exits with 0 if healthy. */
const url = `http://127.0.0.1:${process.env.PORT}${process.argv[2] ?? '/'}`;

try {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(4000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
