import { createContext, useContext } from 'react';
import type { User } from '@portal/domain/account/account.dto';
import { accountWords } from '@portal/domain/account/account.words';
import type { LeftBy } from '@portal/data-access/core';

export interface Auth {
  /** `checking` until the server has confirmed the stored session. */
  status: 'checking' | 'in' | 'out';
  user: User | null;
  leftBy: LeftBy;
  logout: () => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error(accountWords.providerMissing);
  return auth;
}
