import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Actor } from './actor';

/** What is known about the request being answered, wherever in the code that is. */
export interface RequestContext {
  readonly request_id: string;
  /** The caller's address; behind a trusted proxy the one that proxy saw. */
  readonly address: string;
  /** `https://portal.example.com`, as the caller says; anybody can say anything. */
  readonly origin: string;
  readonly user_agent: string | undefined;
  /** What the browser wants to be answered in. */
  readonly locale: Locale;
  /** A poll of the page, not something the person did: it does not keep the session alive. */
  readonly background: boolean;
  actor?: Actor;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** Absent outside requests, in command lines and at start. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
