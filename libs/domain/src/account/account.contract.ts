import { bindContract } from '../contract/contract';
import {
  ChangePassword,
  ForgotPassword,
  Login,
  Preferences,
  Register,
  ResetPassword,
  User,
  VerifyEmail,
} from './account.dto';
import { accountEndpoints } from './account.endpoints';
import { DraftKey, NewPin, Registration, Session } from './session.dto';

export const accountContract = bindContract('account', accountEndpoints, {
  login: { body: Login, response: Session },
  register: { body: Register, response: Registration },
  refresh: { response: Session },
  logout: {},
  changePassword: { body: ChangePassword, response: Session },
  forgotPassword: { body: ForgotPassword },
  resetPassword: { body: ResetPassword },
  verifyEmail: { body: VerifyEmail },
  sendVerification: {},
  sendResetLink: {},
  me: { response: User },
  draftKey: { response: DraftKey },
  changePreferences: { body: Preferences, response: User },
  resetPin: { response: NewPin },
  approvePreparer: { response: User },
});
