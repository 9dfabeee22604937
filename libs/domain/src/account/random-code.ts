/** Excludes characters that are easily confused when read aloud or from paper. */
const legible = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Returns a random code from a cryptographically secure generator: about 5 bits per character, to be read aloud or
 * typed from paper.
 */
export function randomCode(length: number, alphabet = legible): string {
  const drawn: string[] = [];
  // Bytes above the last whole multiple are rejected and drawn again, or some characters would be more likely than
  // others.
  const most = 256 - (256 % alphabet.length);
  while (drawn.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < most && drawn.length < length) drawn.push(alphabet.charAt(byte % alphabet.length));
  return drawn.join('');
}
