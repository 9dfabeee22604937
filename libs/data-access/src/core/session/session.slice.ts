import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@portal/domain/account/account.dto';
import type { Session } from '@portal/domain/account/session.dto';

/** How a session ended: never begun, by the person, by the server, by idleness, or in another tab. */
export type LeftBy = 'never' | 'logout' | 'expired' | 'idle' | 'elsewhere';

export interface SessionState {
  /** `checking`: a stored session is there, and the server has not confirmed it yet. */
  status: 'checking' | 'in' | 'out';
  token: string | null;
  user: User | null;
  leftBy: LeftBy;
}

const nobody: SessionState = { status: 'out', token: null, user: null, leftBy: 'never' };

export const sessionFrom = (stored: Session | null): SessionState =>
  stored ? { status: 'checking', token: stored.access_token, user: stored.user, leftBy: 'never' } : nobody;

export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** Signed in, refreshed, or taken over from another tab. A check that runs goes on. */
    signedIn: (state, { payload }: PayloadAction<Session>) => ({
      status: state.status === 'checking' ? state.status : 'in',
      token: payload.access_token,
      user: payload.user,
      leftBy: 'never',
    }),
    /** The check is over; the server's picture of the user takes the place of the stored one. */
    ready: (state, { payload }: PayloadAction<User | null>) => {
      if (state.status !== 'checking') return;
      state.status = 'in';
      state.user = payload ?? state.user;
    },
    signedOut: (_state, { payload }: PayloadAction<LeftBy>) => ({ ...nobody, leftBy: payload }),
  },
});

export const { signedIn, ready, signedOut } = sessionSlice.actions;
