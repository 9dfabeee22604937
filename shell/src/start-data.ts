import type { Site } from '@portal/domain/site/site.dto';
import { defaultLocale, localeBase, localeOfPath } from '@portal/domain/i18n/locales';
import { requestEarly, type PortalStore } from '@portal/data-access/core';
import { provideSite } from '@portal/data-access/site';
import { remoteList } from './remotes/remote-list';
import { createFindRoute } from './routes/routes';

/** What the gateway writes into the page of a signed-in user, so that the shell need not request it. */
interface StartData {
  site?: Site;
  /** As in `/remotes.json`. */
  remotes?: unknown;
}

/** Takes the data that the gateway has written into the page, and requests the list of remotes if it is missing. */
export function takeStartData(store: PortalStore): void {
  const data = readStartData();
  if (data.site) void provideSite(store, data.site);
  if (data.remotes) remoteList.start(data);
  // A failure is shown by the page that needs an area.
  remoteList.read().catch(() => undefined);
}

function readStartData(): StartData {
  try {
    return JSON.parse(document.getElementById('start-data')?.textContent ?? '{}') as StartData;
  } catch {
    return {};
  }
}

/**
 * Requests what the first page reads, together with the session check and before anything is rendered. The server
 * checks each read like any other.
 */
export function requestFirstPage(store: PortalStore): void {
  const { user, status } = store.getState().session;
  if (!user || status !== 'checking') return;
  const locale = localeOfPath(window.location.pathname) ?? defaultLocale;
  const path = window.location.pathname.slice(localeBase(locale).length) || '/';
  const { early } = createFindRoute(remoteList.state().remotes)(path, user);
  if (early) store.dispatch(requestEarly(['/auth/me', ...early]));
}
