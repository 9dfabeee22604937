import type { Page } from '@playwright/test';

/** A virtual authenticator of the browser, which answers by itself and keeps its passkeys until the page is closed. */
export interface VirtualAuthenticator {
  /** Decides whether its user is recognized from now on; if not, it refuses like one whose dialog is canceled. */
  recognizes(isUserVerified: boolean): Promise<void>;
  passkeys(): Promise<number>;
}

export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognizes: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    passkeys: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
