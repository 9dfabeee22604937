import { get, post, put } from '../contract/endpoint';
import { accountHolder, admins, anyone, visitorsAndAdmins } from '../contract/access-policy';
import type {
  ChangePassword,
  ForgotPassword,
  Login,
  Preferences,
  Register,
  ResetPassword,
  User,
  VerifyEmail,
} from './account.dto';
import type { DraftKey, NewPin, Registration, Session } from './session.dto';

export const accountEndpoints = {
  login: post('/auth/login', anyone, { cookie: true }).takes<Login>().returns<Session>(),
  /**
   * With an admin's token and role `preparer`, creates an approved staff account with a PIN and returns no access token
   * for it.
   */
  register: post('/auth/register', visitorsAndAdmins, { cookie: true, idempotent: true, status: 201 })
    .takes<Register>()
    .returns<Registration>(),
  /** Rotates the refresh cookie and returns a new access token. */
  refresh: post('/auth/refresh', anyone, { cookie: true }).returns<Session>(),
  logout: post('/auth/logout', anyone, { cookie: true }).returnsNothing(),
  changePassword: post('/auth/change-password', accountHolder, { cookie: true, stepUp: 'password_in_body' })
    .takes<ChangePassword>()
    .returns<Session>(),
  /** Returns the same response in the same time whether or not the account exists. */
  forgotPassword: post('/auth/forgot-password', anyone).takes<ForgotPassword>().returnsNothing(),
  /** Takes the token from an emailed link and ends every session of the account. */
  resetPassword: post('/auth/reset-password', anyone, { cookie: true }).takes<ResetPassword>().returnsNothing(),
  /** Takes the token from an emailed link, also without being signed in. */
  verifyEmail: post('/auth/verify-email', anyone).takes<VerifyEmail>().returnsNothing(),
  /** Sends the link again. Does nothing once the address is verified. */
  sendVerification: post('/account/verification-mails', accountHolder).returnsNothing(),
  me: get('/auth/me', accountHolder).returns<User>(),
  /**
   * Key with which the person's browser encrypts unsaved drafts. The same at every sign-in, and different for each
   * person.
   */
  draftKey: get('/auth/draft-key', accountHolder).returns<DraftKey>(),
  /** Changes personal preferences; currently only the language. */
  changePreferences: put('/auth/preferences', accountHolder).takes<Preferences>().returns<User>(),
  sendResetLink: post('/admin/users/{id}/send-reset-link', admins).returnsNothing(),
  resetPin: post('/admin/users/{id}/reset-pin', admins, { stepUp: true }).returns<NewPin>(),
  approvePreparer: post('/admin/preparers/{id}/approve', admins).returns<User>(),
};
