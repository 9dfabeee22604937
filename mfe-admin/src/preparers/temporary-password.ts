/** Without characters that are taken for one another when read aloud or from paper. */
const legible = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 14;

/** Drawn in the browser of whoever hands it over: about 69 bits, which live until the first sign-in. */
export function drawPassword(): string {
  const drawn: string[] = [];
  // Numbers beyond the last whole multiple are drawn again, or some characters would come more often.
  const most = 256 - (256 % legible.length);
  while (drawn.length < length)
    for (const number of crypto.getRandomValues(new Uint8Array(length)))
      if (number < most && drawn.length < length) drawn.push(legible.charAt(number % legible.length));
  return drawn.join('');
}
