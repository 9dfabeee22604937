import { get, post } from '../contract/call';
import { accountHolder, admins, anyone, visitorsAndAdmins } from '../contract/who';
import type { ChangePassword, Login, Register, User } from './account.dto';
import type { NewPin, Registration, Session } from './session.dto';

export const accountCalls = {
  login: post('/auth/login', anyone, { cookie: true }).takes<Login>().answers<Session>(),
  /** With an admin's token and role `preparer`: a staff account, approved, with a PIN, and no token for it. */
  register: post('/auth/register', visitorsAndAdmins, { cookie: true, idempotent: true, status: 201 })
    .takes<Register>()
    .answers<Registration>(),
  /** Takes the refresh cookie, rotates it. */
  refresh: post('/auth/refresh', anyone, { cookie: true }).answers<Session>(),
  logout: post('/auth/logout', anyone, { cookie: true }).answersNothing(),
  changePassword: post('/auth/change-password', accountHolder, { cookie: true })
    .takes<ChangePassword>()
    .answers<Session>(),
  me: get('/auth/me', accountHolder).answers<User>(),
  resetPin: post('/admin/users/{id}/reset-pin', admins).answers<NewPin>(),
  approvePreparer: post('/admin/preparers/{id}/approve', admins).answers<User>(),
};
