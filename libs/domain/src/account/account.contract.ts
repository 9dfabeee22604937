import { bindContract } from '../contract/contract';
import { ChangePassword, Login, Preferences, Register, User } from './account.dto';
import { accountEndpoints } from './account.endpoints';
import { NewPin, Registration, Session } from './session.dto';

export const accountContract = bindContract('account', accountEndpoints, {
  login: { body: Login, response: Session },
  register: { body: Register, response: Registration },
  refresh: { response: Session },
  logout: {},
  changePassword: { body: ChangePassword, response: Session },
  me: { response: User },
  changePreferences: { body: Preferences, response: User },
  resetPin: { response: NewPin },
  approvePreparer: { response: User },
});
