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

/** One of the responses that the gateway combines. */
interface CombinedAnswer {
  path: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Requests what a page reads first while its code is still loading, in one request. The page's own request for the same
 * address then takes the response, once.
 * @param addresses below `/api`; `{time_zone}` stands for the user's time zone
 */
export const requestEarly =
  (addresses: readonly string[]) =>
  (_dispatch: unknown, getState: () => unknown): void => {
    const { token } = (getState() as { session: SessionState }).session;
    const locale = currentLocale();
    const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
    const paths = addresses.map((address) => address.replace('{time_zone}', zone));
    const missing = paths.filter((path) => !isUsable(early.get(`/api${path}`), token, locale));
    if (!token || missing.length === 0) return;
    const answers = sendCombined(missing, {
      accept: 'application/json',
      'accept-language': locale,
      authorization: `Bearer ${token}`,
    });
    for (const path of missing)
      early.set(`/api${path}`, {
        token,
        locale,
        response: answers.then((found) => responseOf(found.find((answer) => answer.path === path))),
        until: Date.now() + usableFor,
      });
  };

/** Returns none if the request fails, for example at a gateway of an older version. */
async function sendCombined(paths: readonly string[], headers: Record<string, string>): Promise<CombinedAnswer[]> {
  const query = new URLSearchParams(paths.map((path) => ['path', path]));
  try {
    const answer = await fetch(`/api/early?${query.toString()}`, { headers, credentials: 'same-origin' });
    return answer.ok ? ((await answer.json()) as CombinedAnswer[]) : [];
  } catch {
    return [];
  }
}

const responseOf = (answer: CombinedAnswer | undefined): Response | null =>
  answer?.status === 200 ? new Response(answer.body, { headers: answer.headers }) : null;

const isUsable = (request: EarlyRequest | undefined, token: string | null, locale: string): request is EarlyRequest =>
  request?.token === token && request.locale === locale && request.until >= Date.now();

/**
 * Returns the early response for an address and forgets it; null if there is none for this session.
 * @param address with `/api` and the query
 */
export async function takeEarlyResponse(address: string, token: string | null): Promise<Response | null> {
  const found = early.get(address);
  if (!found) return null;
  early.delete(address);
  return isUsable(found, token, currentLocale()) ? found.response : null;
}
