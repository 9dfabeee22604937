import type { MessageTree } from '../i18n/message';

/**
 * Messages about sign-in, registration and the session (specification part 1, sections 2, 5 and 8; decisions, section
 * 3).
 */
export const accountMessages = {
  fields: {
    email: 'Email',
    password: 'Password',
    pin: 'Security PIN',
    first_name: 'First name',
    last_name: 'Last name',
    phone: 'Phone',
    role: 'Account type',
    confirmPassword: 'Confirm password',
    current_password: 'Current password',
    new_password: 'New password',
    locale: 'Language',
    temporary: 'Temporary password',
    preparer_code: 'Preparer code',
    token: 'Link',
  },
  roles: { client: 'Client', preparer: 'Tax Preparer', admin: 'Admin' },
  pinRequired: { preparer: 'PIN is required for tax preparers', admin: 'PIN is required for administrators' },
  passwordsDiffer: 'Passwords do not match',
  passwordShort: 'Password must be at least {min} characters long',
  passwordLong: 'Password may have at most {max} characters',
  passwordCommon: 'This password is too common. Choose one that others would not guess.',
  passwordIsEmail: 'The password must not be your email address.',
  passwordIsOffice: 'The password must not be the name of the office, with or without digits.',
  passwordSame: 'The new password must differ from the old one.',
  badCredentials: 'Invalid email, password or PIN',
  currentPasswordWrong: 'The current password is not right.',
  temporaryExpired: 'This temporary password has expired. Ask the office for a new one.',
  emailTaken: 'An account with this email already exists. Please sign in instead.',
  temporaryForClients: 'Only clients who register themselves may have a temporary password.',
  roleNotOffered: 'Choose Client or Tax Preparer.',
  preparerSignupClosed: 'Preparer registration is closed. Please contact the office.',
  pending: 'Your account is waiting for approval by the office.',
  mustChangePassword: 'Please choose a new password before you go on.',
  tooManyTries: 'Too many tries. Please wait a moment and try again.',
  loginSucceeded: 'Login successful!',
  loginFailed: 'Login failed',
  registered: 'Registration successful! Welcome to {business}',
  registrationFailed: 'Registration failed',
  loggedOut: 'Logged out successfully',
  sessionExpired: 'Your session has expired. Please sign in again.',
  idleWarning: 'You will be signed out in two minutes because nothing has happened for a while.',
  stay: 'Stay signed in',
  linkIsOver: 'This link has expired or was used already. Please ask for a new one.',
  passwordChanged: 'Your password has been changed.',
  providerMissing: 'useAuth must be used within an AuthProvider',
  demoNote: 'Demo note: the admin may also use the Tax Preparer login.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    account: typeof accountMessages;
  }
}
