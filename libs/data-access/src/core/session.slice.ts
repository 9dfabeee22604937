import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { User } from '@portal/domain/account/account.dto';
import type { Session } from '@portal/domain/account/session.dto';

/**
 * Why there is no session: it never began, or it was ended by sign-out, by the server, by inactivity, or in another
 * tab.
 */
export type SignOutReason = 'never' | 'logout' | 'expired' | 'idle' | 'elsewhere';

export interface SessionState {
  /** `checking`: there is a stored session that the server has not confirmed yet. */
  status: 'checking' | 'in' | 'out';
  token: string | null;
  user: User | null;
  signOutReason: SignOutReason;
}

const nobody: SessionState = { status: 'out', token: null, user: null, signOutReason: 'never' };

export const sessionFrom = (stored: Session | null): SessionState =>
  stored ? { status: 'checking', token: stored.access_token, user: stored.user, signOutReason: 'never' } : nobody;

export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** Signed in, refreshed, or adopted from another tab. A session check in progress continues. */
    signedIn: (state, { payload }: PayloadAction<Session>) => ({
      status: state.status === 'checking' ? state.status : 'in',
      token: payload.access_token,
      user: payload.user,
      signOutReason: 'never',
    }),
    /** The session check is done: replaces the stored user with the server's version. */
    ready: (state, { payload }: PayloadAction<User | null>) => {
      if (state.status !== 'checking') return;
      state.status = 'in';
      state.user = payload ?? state.user;
    },
    signedOut: (_state, { payload }: PayloadAction<SignOutReason>) => ({ ...nobody, signOutReason: payload }),
  },
});

export const { signedIn, ready, signedOut } = sessionSlice.actions;

/** Returns the session of the store in context. */
export const useSession = (): SessionState => useSelector((state: { session: SessionState }) => state.session);

/** Returns the signed-in user. Use it only below a guard, which ensures that there is one. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('Nobody is signed in here: useUser belongs below a guarded route.');
  return user;
}
