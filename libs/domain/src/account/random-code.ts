/** Excludes characters that are easily confused when read aloud or copied from paper. */
const legible = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Returns a cryptographically random code with about 5 bits per character, suitable for reading aloud or typing from
 * paper.
 */
export function randomCode(length: number, alphabet = legible): string {
  const drawn: string[] = [];
  // Reject bytes above the last whole multiple of the alphabet's length: they would make some characters more likely
  // than others.
  const most = 256 - (256 % alphabet.length);
  while (drawn.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < most && drawn.length < length) drawn.push(alphabet.charAt(byte % alphabet.length));
  return drawn.join('');
}
