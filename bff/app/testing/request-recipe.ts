import type { Api } from './api';
import type { AuthorizationPeople, Caller, Kind } from './authorization-people';

export interface Sent {
  /** Parameters of the path after the first one, which is the id of the target. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  payload?: object | Buffer;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

export interface Asked {
  api: Api;
  people: AuthorizationPeople;
  caller: Caller;
  /** Id of the target; '' for endpoints without an id. */
  id: string;
}

/** Describes how to request an endpoint so that only authorization can reject the request. */
export interface RequestRecipe {
  /** Kind of row that the id refers to. */
  of?: Kind;
  /** Expected status for a malformed id in the query or body; a malformed id in the path returns 404. */
  malformed?: 400;
  /** Kind of rows that the response must contain for each client the caller may see. */
  shows?: 'client' | 'intake' | 'schedule-c' | 'document';
  /**
   * Uses newly created callers, because the request ends the session or creates a row of which a client can have only
   * one.
   */
  newcomers?: true;
  send?(asked: Asked): Sent | Promise<Sent>;
}
