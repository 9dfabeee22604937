import { createElement, type ReactNode } from 'react';
import { useSession } from '@portal/data-access/core';

/** Mimics a guarded route: shows its page only while a user is signed in. */
export const Guarded = ({ children }: { children: ReactNode }): ReactNode =>
  useSession().user ? children : createElement('p', null, 'Nobody is signed in');
