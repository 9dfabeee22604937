import { lazy, type ReactNode } from 'react';
import { roles, type Role } from '@portal/domain/contract/who';
import { NotFoundPage } from '../pages/not-found.page';
import type { Area } from '../remotes/remote-list';
import { shellWords } from '../shell.words';

const LoginPage = lazy(() => import('../pages/login.page'));
const RegisterPage = lazy(() => import('../pages/register.page'));
const TestPage = lazy(() => import('../pages/test.page'));

/** `visitors`: a signed-in person is taken to the dashboard instead. */
export type Access = 'anyone' | 'visitors' | readonly Role[];

export interface PortalRoute {
  path: string;
  access: Access;
  title: string;
  /** The remote that shows it: one area, the area of the person's role, or a page of the shell. */
  shows: Area | 'own area' | { page: ReactNode };
  /** Open to a preparer who still waits for approval. */
  evenPending?: true;
}

const { titles } = shellWords;
const client: readonly Role[] = ['client'];
const preparer: readonly Role[] = ['preparer'];

/** The whole map (specification part 2, section 2). The most specific path wins, not the first. */
export const routes: readonly PortalRoute[] = [
  { path: '/', access: 'visitors', title: titles.home, shows: 'public' },
  { path: '/login', access: 'visitors', title: titles.login, shows: { page: <LoginPage /> } },
  { path: '/register', access: 'visitors', title: titles.register, shows: { page: <RegisterPage /> } },

  { path: '/test', access: 'anyone', title: titles.test, shows: { page: <TestPage /> } },
  { path: '/general-intake', access: 'anyone', title: titles.generalIntake, shows: 'public' },
  { path: '/agent-links', access: 'anyone', title: titles.agentLinks, shows: 'public' },
  { path: '/office/:officeId', access: 'anyone', title: titles.office, shows: 'public' },
  { path: '/preparer/:preparerCode', access: 'anyone', title: titles.preparer, shows: 'public' },

  { path: '/dashboard', access: roles, title: titles.dashboard, shows: 'own area' },
  { path: '/documents', access: roles, title: titles.documents, shows: 'own area' },
  { path: '/messages/:userId?', access: roles, title: titles.messages, shows: 'own area' },
  { path: '/messages/group/:groupType/:groupId?', access: roles, title: titles.messages, shows: 'own area' },

  { path: '/intake-form', access: client, title: titles.intakeForm, shows: 'client' },
  { path: '/schedule-c', access: client, title: titles.scheduleC, shows: 'client' },
  { path: '/income-summary', access: client, title: titles.incomeSummary, shows: 'client' },
  { path: '/assign-preparer', access: client, title: titles.assignPreparer, shows: 'client' },
  { path: '/preparer/:preparerCode/intake', access: client, title: titles.preparerIntake, shows: 'client' },

  { path: '/client/:clientId', access: preparer, title: titles.client, shows: 'preparer' },
  { path: '/preparer/profile', access: preparer, title: titles.profile, shows: 'preparer', evenPending: true },

  { path: '/admin', access: ['admin'], title: titles.admin, shows: 'admin' },

  { path: '*', access: 'anyone', title: titles.notFound, shows: { page: <NotFoundPage /> } },
];

/** The remote of a role; an unknown role gets the client's (specification part 2, section 2). */
export const areaOfRole = (role: Role): Exclude<Area, 'public'> =>
  role === 'preparer' || role === 'admin' ? role : 'client';
