/** Without characters that are taken for one another when read aloud or from paper. */
const legible = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function letter(): string {
  // Bytes above the last whole multiple are drawn again, or some letters would be more likely than others.
  for (;;) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? 255;
    if (byte < 256 - (256 % legible.length)) return legible.charAt(byte % legible.length);
  }
}

/** Five groups of four: 99 bits, and still possible to type from paper (security A13). */
export const newTemporaryPassword = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 4 }, letter).join('')).join('-');
