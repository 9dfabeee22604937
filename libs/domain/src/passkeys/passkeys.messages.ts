import type { MessageTree } from '../i18n/message';

/** Messages about passkeys that the server sends. */
export const passkeysMessages = {
  fields: {
    name: 'Name',
    credential_id: 'Passkey ID',
    client_data: 'Client data',
    attestation: 'Attestation',
    transports: 'Transports',
    authenticator_data: 'Authenticator data',
    signature: 'Signature',
  },
  notAccepted: 'We couldn’t sign you in with this passkey. Try again, or use your email and password.',
  notConfirmed: 'This passkey wasn’t accepted. Please try again.',
  notAdded: 'We couldn’t add this passkey. Please try again.',
  alreadyAdded: 'This passkey was already added.',
  tooMany: 'You can have up to {max} passkeys. Remove one that you don’t use.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    passkeys: typeof passkeysMessages;
  }
}
