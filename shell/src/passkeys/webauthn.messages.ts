import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages about passkeys on the screens. Not named `passkey`, which is the noun of their actions in the audit log. */
export const webauthnMessages = {
  signIn: 'Sign in with a passkey',
  use: 'Use a passkey',
  secondStep: 'Enter the code from your authenticator app, or use a passkey.',
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, your face or your screen lock. A passkey can’t be guessed or phished.',
  none: 'You have no passkeys yet.',
  add: 'Add a passkey',
  added: 'Your passkey was added.',
  addedAt: 'Added {at}',
  lastUsed: 'Last used {at}',
  neverUsed: 'Not used yet',
  rename: 'Rename',
  renameName: 'Rename {name}',
  renameTitle: 'Rename passkey',
  save: 'Save name',
  renamed: 'The passkey was renamed.',
  remove: 'Remove',
  removeName: 'Remove {name}',
  removeTitle: 'Remove “{name}”?',
  removeAbout:
    'You can’t sign in with it anymore, and your other devices are signed out. Also delete it on the device that stores it.',
  removed: 'The passkey was removed.',
  changeFailed: 'We couldn’t save this change. Please try again.',
  loadFailed: 'We couldn’t load your passkeys.',
  unsupported: 'This browser doesn’t support passkeys.',
  canceled: 'No passkey was used. Try again when you’re ready.',
  alreadyHere: 'This device already has a passkey for your account.',
  unavailable: 'This browser or device can’t use passkeys here.',
  failed: 'Something went wrong with your passkey. Please try again.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    webauthn: typeof webauthnMessages;
  }
}
