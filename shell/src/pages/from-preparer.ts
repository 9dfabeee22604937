/**
 * Returns the code of the preparer whose page the visitor came from: `/register?preparer=RENOKA`. In the URL, so that
 * it survives a new tab and a reload.
 */
export function preparerCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('preparer') ?? '';
  return /^[a-z\d]{6}$/i.test(code) ? code.toUpperCase() : null;
}
