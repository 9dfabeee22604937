import { useTranslate } from '@portal/i18n';
import { detailOr, problemOf } from '@portal/data-access/core';

/** Result of a request: RTK Query's, without its metadata. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
}

type Result<Data> =
  | { data: Data }
  /** `error`: a sentence to show; null if the person has closed the confirmation dialog. */
  | { error: string | null };

type Client = Awaited<ReturnType<typeof loadClient>>;

/** The library is loaded with the first use. */
const loadClient = () => import('./webauthn.client');

interface Ceremony<Options, Signed, Data> {
  /** Requests the challenge. */
  begin: () => Promise<Answer<Options>>;
  /** Asks the person's authenticator. */
  ask: (client: Client, options: Options) => Promise<Signed>;
  /** Sends what the authenticator has signed. */
  finish: (signed: Signed) => Promise<Answer<Data>>;
}

/** Whether this browser supports passkeys; true on the server, where the sign-in page is prerendered for most browsers. */
export const supportsPasskeys = (): boolean => typeof window === 'undefined' || 'PublicKeyCredential' in window;

/** Why an authenticator gave no answer, by the name of the error (WebAuthn Level 3, sections 5.1.3 and 5.1.4). */
const reasons = {
  AbortError: 'webauthn.canceled',
  NotAllowedError: 'webauthn.canceled',
  InvalidStateError: 'webauthn.alreadyHere',
  ConstraintError: 'webauthn.unavailable',
  NotSupportedError: 'webauthn.unavailable',
  SecurityError: 'webauthn.unavailable',
} as const;

const isReason = (name: string): name is keyof typeof reasons => name in reasons;

/**
 * Returns a function that runs a WebAuthn ceremony: a challenge from the server, the person's authenticator, and the
 * answer. Never throws.
 */
export function usePasskeyCeremony() {
  const t = useTranslate();
  return async <Options, Signed, Data>({ begin, ask, finish }: Ceremony<Options, Signed, Data>) => {
    const failed = (error: unknown): Result<Data> => ({
      error: problemOf(error)?.code === 'step_up_required' ? null : detailOr(error, t('webauthn.failed')),
    });
    try {
      // Loaded at the same time as the challenge: Safari asks the authenticator only shortly after a press.
      const [options, client] = await Promise.all([begin(), loadClient()]);
      if (options.data === undefined) return failed(options.error);
      const answer = await finish(await ask(client, options.data));
      return answer.error === undefined ? { data: answer.data as Data } : failed(answer.error);
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      return { error: t(isReason(name) ? reasons[name] : 'webauthn.failed') };
    }
  };
}
