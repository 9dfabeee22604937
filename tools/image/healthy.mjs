// @ts-check

/** `node healthy.mjs /healthz`: for a container's health check, which has no curl. Exit code 0 says healthy. */
const url = `http://127.0.0.1:${process.env.PORT}${process.argv[2] ?? '/'}`;

try {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(4000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
