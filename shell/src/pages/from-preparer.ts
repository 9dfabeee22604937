/** `/register?preparer=RENOKA`: the preparer whose page somebody came from. In the address, so that a new tab and a reload keep it. */
export function preparerCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('preparer') ?? '';
  return /^[a-z\d]{6}$/i.test(code) ? code.toUpperCase() : null;
}
