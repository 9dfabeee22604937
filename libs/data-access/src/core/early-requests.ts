import { currentLocale } from '@portal/i18n';
import type { SessionState } from './session.slice';

interface EarlyRequest {
  /** Session and language that the response belongs to. */
  token: string;
  locale: string;
  /** null if the request failed: it is then sent again, with the usual handling of errors. */
  response: Promise<Response | null>;
  /** Not used after this time, epoch ms: the page's code took so long that the data may have changed. */
  until: number;
}

/** Time within which the page's code must ask for the response, ms. */
const usableFor = 10_000;
const early = new Map<string, EarlyRequest>();

/**
 * Requests what a page reads first while its code is still loading. The page's own request for the same address then
 * takes the response, once.
 * @param paths addresses below `/api`
 */
export const requestEarly =
  (paths: readonly string[]) =>
  (_dispatch: unknown, getState: () => unknown): void => {
    const { token } = (getState() as { session: SessionState }).session;
    if (!token) return;
    const locale = currentLocale();
    for (const path of paths) {
      const headers = { accept: 'application/json', 'accept-language': locale, authorization: `Bearer ${token}` };
      const response = fetch(`/api${path}`, { headers, credentials: 'same-origin' }).then(
        (answer) => (answer.ok ? answer : null),
        () => null,
      );
      early.set(`/api${path}`, { token, locale, response, until: Date.now() + usableFor });
    }
  };

/**
 * Returns the early response for an address and forgets it; null if there is none for this session.
 * @param address with `/api` and the query
 */
export async function takeEarlyResponse(address: string, token: string | null): Promise<Response | null> {
  const found = early.get(address);
  if (!found) return null;
  early.delete(address);
  if (found.token !== token || found.locale !== currentLocale() || found.until < Date.now()) return null;
  return found.response;
}
