import { useDispatch, useSelector } from 'react-redux';
import type { User } from '@portal/domain/account/account.dto';
import type { PortalDispatch, PortalState } from '../store';
import type { SessionState } from './session.slice';

export const useSession = (): SessionState => useSelector((state: PortalState) => state.session);

/** Who is signed in. Only below a guard, where somebody always is. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('Nobody is signed in here: useUser belongs below a guarded route.');
  return user;
}

export const usePortalDispatch = (): PortalDispatch => useDispatch<PortalDispatch>();
