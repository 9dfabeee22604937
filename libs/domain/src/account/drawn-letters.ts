/** Without characters that are taken for one another when read aloud or from paper. */
const legible = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Drawn by a generator that nobody can foresee: about 5 bits a letter, to be read aloud or typed from paper. */
export function drawLetters(length: number, alphabet = legible): string {
  const drawn: string[] = [];
  // Bytes above the last whole multiple are drawn again, or some letters would be more likely than others.
  const most = 256 - (256 % alphabet.length);
  while (drawn.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < most && drawn.length < length) drawn.push(alphabet.charAt(byte % alphabet.length));
  return drawn.join('');
}
