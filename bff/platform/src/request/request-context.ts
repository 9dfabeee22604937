import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@portal/domain/i18n/locales';
import type { RequestTrace } from '@portal/server/tracing';
import type { Actor } from './actor';
import type { Claim } from './claim';

/** Context of the current request, available anywhere in the code. */
export interface RequestContext {
  readonly request_id: string;
  /** The caller's address; behind a trusted proxy, the address that the proxy saw. */
  readonly address: string;
  /** The origin claimed by the caller, e.g. `https://portal.example.com`; not trustworthy. */
  readonly origin: string;
  readonly user_agent: string | undefined;
  /** Language preferred by the browser. */
  readonly locale: Locale;
  /** True if the browser tab polls automatically, which does not keep the session alive. */
  readonly background: boolean;
  actor?: Actor;
  /** The tax year that the request is about; absent before the guards run. */
  tax_year?: number;
  /** Whether a standby of the database may answer its reads. */
  may_read_replica?: boolean;
  /** Set while the handler of an idempotent request runs; its transactions confirm it when they commit. */
  claim?: Claim | undefined;
  /** Undefined unless the request is traced. */
  readonly trace?: RequestTrace | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** Returns undefined outside requests: in command-line tools and at startup. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Returns the tax year that the current request is about. @throws Error outside requests, which must name a year */
export function requestedTaxYear(): number {
  const tax_year = currentRequest()?.tax_year;
  if (tax_year === undefined) throw new Error('Only a request has a tax year of its own');
  return tax_year;
}
