import { accountCalls } from '@portal/domain/account/account.calls';
import type { User } from '@portal/domain/account/account.dto';
import { call, type CallContext } from '../base-query';
import { ready } from './session.slice';

/**
 * Asks the server who the stored token belongs to. A refusal ends the session (in `call`); no answer does not: an
 * outage must not sign everybody out, and every screen says for itself what it could not load.
 */
export const checkSession =
  () =>
  async (dispatch: CallContext['dispatch'], getState: CallContext['getState']): Promise<void> => {
    const answer = await call({ call: accountCalls.me }, { dispatch, getState });
    dispatch(ready(answer.error ? null : (answer.data as User)));
  };
