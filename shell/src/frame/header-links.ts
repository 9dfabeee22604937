import type { User } from '@portal/domain/account/account.dto';
import { shellWords } from '../shell.words';

export interface HeaderLink {
  to: string;
  text: string;
  /** The page on which this link is the current one, where that is not `to` or below it. */
  at?: string;
}

const { links } = shellWords;
const dashboard: HeaderLink = { to: '/', text: links.dashboard, at: '/dashboard' };
const documents: HeaderLink = { to: '/documents', text: links.documents };
const messages: HeaderLink = { to: '/messages', text: links.messages };

const ofClients: readonly HeaderLink[] = [
  dashboard,
  { to: '/intake-form', text: links.intakeForm },
  { to: '/schedule-c', text: links.scheduleC },
  documents,
  { to: '/income-summary', text: links.income },
  messages,
  { to: '/assign-preparer', text: links.myPreparer },
];

/** Links of the header (specification part 1, section 2). The profile is a preparer's page, /admin an admin's. */
export function headerLinks(user: Pick<User, 'role'> | null): readonly HeaderLink[] {
  // A visitor's ways stand on the public pages.
  if (!user) return [];
  if (user.role === 'preparer')
    return [dashboard, documents, messages, { to: '/preparer/profile', text: links.profile }];
  if (user.role === 'admin') return [dashboard, documents, messages, { to: '/admin', text: links.admin }];
  return ofClients;
}

export function isCurrent({ to, at = to }: HeaderLink, pathname: string): boolean {
  return pathname === at || pathname.startsWith(`${at}/`);
}
