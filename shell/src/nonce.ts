/** The nonce of this page's content security policy, put into a meta element by the gateway. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
