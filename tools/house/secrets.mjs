// @ts-check

/** What keys and tokens look like. Passwords of the demo are meant to be read. */
const shapes = [
  { pattern: new RegExp(`-----BEGIN [A-Z ]*${'PRIVATE'} KEY`), what: 'a private key' },
  { pattern: /\bAKIA[0-9A-Z]{16}\b/, what: 'an access key' },
  { pattern: /\bgh[pousr]_[A-Za-z0-9]{30,}/, what: 'a token' },
  { pattern: /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/, what: 'a signed token' },
  {
    pattern: /\b(JWT_SECRET|ENCRYPTION_KEYS|POSTGRES_PASSWORD)\s*[:=]\s*['"]?(?!\$)[A-Za-z0-9+/_:-]{16,}/,
    what: 'a secret with its value',
  },
];

/** @type {import('./tree.mjs').Check} */
export function secrets({ files, read }) {
  const texts = files.filter(
    (file) => !/\.(png|jpe?g|gif|webp|ico|woff2?|pdf)$/.test(file) && !/(^|\/)testing\//.test(file),
  );
  return texts
    .filter((file) => !/\.(spec|api-spec)\./.test(file))
    .flatMap((file) =>
      shapes.filter(({ pattern }) => pattern.test(read(file))).map(({ what }) => `${file} seems to hold ${what}`),
    );
}
