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
    code: 'Code',
  },
  roles: { client: 'Client', preparer: 'Tax Preparer', admin: 'Admin' },
  pinRequired: { preparer: 'PIN is required for tax preparers', admin: 'PIN is required for administrators' },
  passwordsDiffer: 'Passwords do not match',
  passwordShort: 'Password must be at least {min} characters long',
  passwordShortForStaff: 'Without two-step sign-in, staff passwords must be at least {min} characters long.',
  passwordLong: 'Passwords can have up to {max} characters.',
  passwordCommon: 'This password is too common. Choose one that others would not guess.',
  passwordIsEmail: 'Your password can’t be your email address.',
  passwordIsOffice: 'Your password can’t be the office’s name, with or without digits.',
  passwordSame: 'Your new password must be different from your current one.',
  badCredentials: 'Invalid email, password or PIN',
  currentPasswordWrong: 'Your current password is incorrect.',
  temporaryExpired: 'This temporary password has expired. Ask the office for a new one.',
  emailTaken: 'An account with this email already exists. Please sign in instead.',
  temporaryForClients: 'Only clients who register themselves can have a temporary password.',
  roleNotOffered: 'Choose Client or Tax Preparer.',
  preparerSignupClosed: 'Preparer registration is closed. Please contact the office.',
  pending: 'Your account is waiting for approval by the office.',
  emailUnverified: 'Please confirm your email address first. We sent you a link.',
  mustChangePassword: 'Please choose a new password before you continue.',
  codeRequired: 'Enter the code from your authenticator app.',
  mustSetUpSecondFactor: 'Please set up two-step sign-in before you continue.',
  stepUpRequired: 'Please confirm that it’s you.',
  tooManyTries: 'Too many attempts. Please wait a moment and try again.',
  loginSucceeded: 'Login successful!',
  loginFailed: 'Login failed',
  registered: 'Registration successful! Welcome to {business}',
  registrationFailed: 'Registration failed',
  loggedOut: 'Logged out successfully',
  sessionExpired: 'Your session has expired. Please sign in again.',
  idleWarning: 'You’ll be signed out in two minutes because you’ve been inactive.',
  stay: 'Stay signed in',
  linkIsOver: 'This link has expired or was already used. Please request a new one.',
  passwordChanged: 'Your password has been changed.',
  providerMissing: 'useAuth must be used within an AuthProvider',
  demoNote: 'Demo: the admin can also use the Tax Preparer login.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    account: typeof accountMessages;
  }
}
