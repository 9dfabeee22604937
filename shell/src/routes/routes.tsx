import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { User } from '@portal/domain/account/account.dto';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { anyone, signedIn } from '@portal/domain/contract/access-policy';
import { localeBase, localeOfPath } from '@portal/domain/i18n/locales';
import type { PlainMessageId } from '@portal/domain/i18n/message';
import type { CatalogFiles } from '@portal/i18n';
import type { PageShape } from '@portal/ui-kit/core';
import { lazyPage } from '../pages/lazy-page';
import { UnavailablePage, UnclaimedPage } from '../pages/unavailable.page';
import { areaRegistry } from '../remotes/remote-area';
import { accessOf, remoteList, type LocalizedText, type Remote } from '../remotes/remote-list';
import type { SecondFactorPageProps } from '../second-factor/second-factor.page';
import { returnToOf } from '../pages/return-to';
import { admits, type GuardedRoute } from './route-guard';

/** Messages of these pages. */
const catalogs: CatalogFiles = {
  en: () => import('../messages/pages.en.catalog'),
  es: () => import('../messages/pages.es.catalog'),
};
const AccountPage = lazyPage(() => import('../pages/account.page'), catalogs);
export const ChangePasswordPage = lazyPage(() => import('../pages/change-password.page'), catalogs);
const ForgotPasswordPage = lazyPage(() => import('../pages/forgot-password.page'), catalogs);
const LoginPage = lazyPage(() => import('../pages/login.page'), catalogs);
const RegisterPage = lazyPage(() => import('../pages/register.page'), catalogs);
const ResetPasswordPage = lazyPage(() => import('../pages/reset-password.page'), catalogs);
const VerifyEmailPage = lazyPage(() => import('../pages/verify-email.page'), catalogs);
const SecondFactorPage = lazyPage<SecondFactorPageProps>(() => import('../second-factor/second-factor.page'), catalogs);
const TestPage = lazyPage(() => import('../pages/test.page'), catalogs);

/** Loads a prerendered page, so that the first render can show it. Resolves with whether it has loaded. */
export async function preloadPage(pathname: string): Promise<boolean> {
  const locale = localeOfPath(pathname);
  const path = locale ? pathname.slice(localeBase(locale).length) : pathname;
  if (path === '/login') return LoginPage.preload();
  if (path === '/register') return RegisterPage.preload();
  const remotes = await remoteList.read().catch(() => null);
  if (!remotes) return false;
  const { shows } = createFindRoute(remotes)(path, null);
  return 'remote' in shows ? areaRegistry.preloadPage(shows.remote, path) : true;
}

export interface PortalRoute extends GuardedRoute {
  path: string;
  /** Message id for a page of the shell; localized text for a page of a remote. */
  title: PlainMessageId | LocalizedText;
  /** Page of the shell, or the remote that shows it. */
  shows: { page: ReactNode } | { remote: string };
  density?: 'compact';
  /** What a page of a remote looks like, for its skeleton. */
  shape?: PageShape;
  /** Addresses below `/api` that a page of a remote reads first. */
  early?: readonly string[];
}

const unavailable = { page: <UnavailablePage /> };

/**
 * The shell's own pages. `/` and `/dashboard` exist in every portal, so that redirects always end; these versions
 * report the missing remote. A remote that claims them takes precedence. The last route matches unclaimed paths.
 */
const shellRoutes: readonly PortalRoute[] = [
  { path: '/login', access: 'visitors', title: 'shell.titles.login', shows: { page: <LoginPage /> } },
  { path: '/register', access: 'visitors', title: 'shell.titles.register', shows: { page: <RegisterPage /> } },
  {
    path: '/forgot-password',
    access: 'visitors',
    title: 'shell.titles.forgotPassword',
    shows: { page: <ForgotPasswordPage /> },
  },
  // Open to anyone with the link, even while signed in.
  {
    path: '/reset-password',
    access: accountEndpoints.resetPassword.access,
    title: 'shell.titles.resetPassword',
    shows: { page: <ResetPasswordPage /> },
  },
  // Open to anyone with the link, because it may be opened on another device.
  {
    path: '/verify-email',
    access: accountEndpoints.verifyEmail.access,
    title: 'shell.titles.verifyEmail',
    shows: { page: <VerifyEmailPage /> },
  },
  {
    path: '/account',
    access: accountEndpoints.me.access,
    title: 'shell.titles.account',
    shows: { page: <AccountPage /> },
  },
  {
    path: '/account/second-factor',
    access: secondFactorEndpoints.read.access,
    title: 'shell.titles.secondFactor',
    setsUpSecondFactor: true,
    shows: { page: <SecondFactorPage returnToOf={returnToOf} /> },
  },
  { path: '/test', access: anyone, title: 'shell.titles.test', shows: { page: <TestPage /> } },
  { path: '/', access: 'visitors', title: 'shell.titles.home', shows: unavailable },
  { path: '/dashboard', access: signedIn, title: 'shell.titles.dashboard', shows: unavailable },
  { path: '*', access: anyone, title: 'shell.titles.notFound', shows: { page: <UnclaimedPage /> } },
];

export type FindRoute = (pathname: string, user: Pick<User, 'role'> | null) => PortalRoute;

/**
 * Returns a function that finds the route of a path. The most specific path wins; if several areas claim the same one,
 * the area of the user's role wins.
 */
export function createFindRoute(remotes: readonly Remote[]): FindRoute {
  const claims = new Map<string, PortalRoute[]>();
  for (const route of [...remotes.flatMap(routesOf), ...shellRoutes])
    for (const pattern of patternsOf(route.path)) claims.set(pattern, [...(claims.get(pattern) ?? []), route]);
  const patterns = [...claims.keys()].map((path) => ({ path }));

  return (pathname, user) => {
    const pattern = matchRoutes(patterns, { pathname })?.[0]?.route.path ?? '*';
    const [first, ...others] = claims.get(pattern) ?? [];
    if (!first) throw new RangeError(`No route for ${pathname}`);
    return [first, ...others].find(({ access }) => admits(access, user)) ?? first;
  };
}

const routesOf = ({ name, routes }: Remote): PortalRoute[] =>
  routes.map((route) => ({
    path: route.path,
    access: route.path === '/' && route.roles === 'public' ? 'visitors' : accessOf(route),
    title: route.title,
    shows: { remote: name },
    ...(route.density === 'compact' ? { density: route.density } : {}),
    ...(Array.isArray(route.early) ? { early: route.early } : {}),
    shape: route.shape ?? (route.density === 'compact' ? 'table' : 'cards'),
  }));

/** `/messages/:userId?` → `/messages` and `/messages/:p1`: parameter names are ignored. */
function patternsOf(path: string): string[] {
  let patterns = [''];
  path
    .split('/')
    .slice(1)
    .forEach((segment, at) => {
      const longer = patterns.map((start) => `${start}/${segment.startsWith(':') ? `:p${at}` : segment}`);
      patterns = segment.endsWith('?') ? [...patterns, ...longer] : longer;
    });
  return path === '*' ? ['*'] : patterns;
}
