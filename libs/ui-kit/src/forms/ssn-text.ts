/** Whatever was typed or pasted → XXX-XX-XXXX as far as there are digits. */
export function maskSsn(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-');
}

/** Where the caret stands in the masked text when `digits` digits are left of it. */
export function caretAfter(masked: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === digits) return at;
    if (masked[at] !== '-') seen += 1;
  }
  return masked.length;
}

export const digitsBefore = (text: string, caret: number): number => text.slice(0, caret).replace(/\D/g, '').length;
