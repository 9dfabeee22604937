import { useSyncExternalStore } from 'react';
import { anyone, roles as allRoles, signedIn, type AccessPolicy } from '@portal/domain/contract/access-policy';
import type { PageShape } from '@portal/ui-kit/core';
import { locales, type Locale } from '@portal/domain/i18n/locales';

export type LocalizedText = Readonly<Record<Locale, string>>;

/** Page of a remote, as published in its `routes.json`. */
export interface RemoteRoute {
  /** Path in react-router's syntax: `/messages/:userId?`. */
  path: string;
  /** Derived by the remote's build from the endpoints that the page needs. */
  roles: 'public' | 'signed-in' | readonly string[];
  title: LocalizedText;
  header?: { order: number; label: LocalizedText };
  /** Whether a preparer who is waiting for approval may open it. */
  pending?: boolean;
  /** Density of the page's area; comfortable by default. */
  density?: 'compact';
  /** What the page looks like, for its skeleton; by default a table in compact density, and otherwise cards. */
  shape?: PageShape;
  /** Addresses below `/api` that the page reads first. */
  early?: readonly string[];
}

/** Returns the policy of the endpoints that the page needs. */
export function accessOf({ roles, pending = false }: RemoteRoute): AccessPolicy {
  if (roles === 'public') return anyone;
  const readers = roles === 'signed-in' ? signedIn.roles : allRoles.filter((role) => roles.includes(role));
  return { visitors: false, roles: readers, unready: pending };
}

export interface Remote {
  /** Federation container, e.g. `mfe_client`. */
  name: string;
  /** URL of its manifest. */
  entry: string;
  /** Hash that the manifest must have; absent for builds of an older version. */
  integrity?: string;
  /** Empty if unknown, because the remote could not be reached. */
  routes: readonly RemoteRoute[];
  /** Whether each load is reported, because the area has a canary. */
  reported?: true;
}

/**
 * The deployed remotes and their pages. Written at deploy time and fetched by the page, so that releasing a remote does
 * not require building the shell.
 */
export interface RemoteListState {
  status: 'loading' | 'failed' | 'ready';
  remotes: readonly Remote[];
}

const address = '/remotes.json';
/** Timeout for the list, ms. */
const timeout = 8000;

class RemoteList {
  private current: RemoteListState = { status: 'loading', remotes: [] };
  private reading: Promise<readonly Remote[]> | null = null;
  private readonly listeners = new Set<() => void>();

  state = (): RemoteListState => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Returns the list, which is fetched once; `fresh` fetches it again. Failures are not cached, and keep the known
   * list.
   */
  read(fresh = false): Promise<readonly Remote[]> {
    if (fresh) this.reading = null;
    this.reading ??= this.fetch();
    return this.reading;
  }

  /** Takes the list from the page, where the gateway has written it for a signed-in user. */
  start(list: unknown): void {
    try {
      const remotes = remotesIn(list);
      this.reading = Promise.resolve(remotes);
      this.set({ status: 'ready', remotes });
    } catch {
      // Not in this page: fetched instead.
    }
  }

  private async fetch(): Promise<readonly Remote[]> {
    if (this.current.status === 'failed') this.set({ status: 'loading', remotes: [] });
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const remotes = remotesIn(await response.json());
      this.set({ status: 'ready', remotes });
      return remotes;
    } catch (error) {
      this.reading = null;
      if (this.current.status !== 'ready') this.set({ status: 'failed', remotes: [] });
      throw error;
    }
  }

  private set(state: RemoteListState): void {
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}

export const remoteList = new RemoteList();

export const useRemoteList = (): RemoteListState =>
  useSyncExternalStore(remoteList.subscribe, remoteList.state, remoteList.state);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Skips malformed entries, so that one remote cannot break the others. */
function remotesIn(list: unknown): readonly Remote[] {
  if (!isObject(list) || !isObject(list.remotes)) throw new Error(`${address} is not a list of remotes`);
  return Object.entries(list.remotes).flatMap(([name, remote]) => {
    if (!isObject(remote) || typeof remote.entry !== 'string') return [];
    const routes: unknown[] = Array.isArray(remote.routes) ? remote.routes : [];
    const { integrity } = remote;
    return {
      name,
      entry: new URL(remote.entry, window.location.href).href,
      ...(typeof integrity === 'string' ? { integrity } : {}),
      routes: routes.filter(isRoute),
      ...(remote.reported === true ? { reported: true } : {}),
    };
  });
}

function isRoute(route: unknown): route is RemoteRoute {
  if (!isObject(route) || typeof route.path !== 'string' || !route.path.startsWith('/')) return false;
  const { roles, title, header } = route;
  const isAccess = roles === 'public' || roles === 'signed-in' || Array.isArray(roles);
  const isHeader = header === undefined || (isObject(header) && isText(header.label));
  return isAccess && isText(title) && isHeader;
}

const isText = (text: unknown): boolean =>
  isObject(text) && locales.every((locale) => typeof text[locale] === 'string');
