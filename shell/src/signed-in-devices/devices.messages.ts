import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the list of signed-in devices on the account page. */
export const devicesMessages = {
  title: 'Signed-in devices',
  lead: 'If you don’t recognize one, sign it out and change your password.',
  named: '{browser} on {system}',
  unknown: 'Unknown device',
  current: 'This device',
  used: 'Last used {at}',
  signedIn: 'Signed in {at}',
  signOut: 'Sign out this device',
  signOutName: 'Sign out this device: {name}, signed in {at}',
  signedOut: 'The device was signed out.',
  others: 'Sign out everywhere else',
  othersTitle: 'Sign out everywhere else?',
  othersAbout: 'All devices except this one will be signed out. Anything not saved there may be lost.',
  othersDone: 'All other devices were signed out.',
  more: '{count, plural, one {# more device is} other {# more devices are}} signed in.',
  loadFailed: 'We couldn’t load your devices.',
  failed: 'We couldn’t sign out the device. Please try again.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    devices: typeof devicesMessages;
  }
}
