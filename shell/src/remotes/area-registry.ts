import type { ComponentType } from 'react';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';

/** Module that every remote exposes as `./area`. */
export interface AreaModule {
  Component: ComponentType;
  /** Messages of the area; the area is rendered only once they are loaded in the current language. */
  catalogs?: CatalogFiles;
  /** Loads the code of the page at this path, without a language segment. Resolves with whether it has loaded. */
  preload?: (path: string) => Promise<boolean>;
}

/** Timeout for loading an area, ms. Leaves time to render the error within the required ten seconds. */
export const areaTimeout = 8000;

export type AreaState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'ready' } & Pick<AreaModule, 'Component' | 'preload'>);

/** `fresh`: bypass every cache; used after a failure. */
type LoadModule = (area: string, fresh: boolean) => Promise<AreaModule>;

const loading: AreaState = { status: 'loading' };

/** Stores the loaded areas outside of React, so that a failed one can be retried without a reload. */
export class AreaRegistry {
  private readonly states = new Map<string, AreaState>();
  private readonly listeners = new Set<() => void>();

  /** @param report called each time an area has loaded or failed */
  constructor(
    private readonly loadModule: LoadModule,
    readonly report: (area: string, failed: boolean) => void = () => undefined,
  ) {}

  state = (area: string): AreaState => this.states.get(area) ?? loading;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads the area unless it is already loaded or loading. */
  load(area: string): Promise<void> {
    const known = this.states.get(area);
    return known && known.status !== 'failed' ? Promise.resolve() : this.start(area, known?.status === 'failed');
  }

  /** Preloads the area once. A failure is shown only when the user opens it. */
  preload(area: string): Promise<void> {
    return this.states.has(area) ? Promise.resolve() : this.load(area);
  }

  /**
   * Loads the area and the code of a page, so that its first render is complete. Waits without a timeout, because a
   * prerendered page can be used meanwhile.
   * @returns whether they have loaded
   */
  async preloadPage(area: string, path: string): Promise<boolean> {
    try {
      if (this.state(area).status !== 'ready') await this.arrive(area, this.state(area).status === 'failed');
    } catch {
      this.set(area, { status: 'failed' });
      return false;
    }
    const state = this.state(area);
    return state.status === 'ready' && ((await state.preload?.(path)) ?? true);
  }

  /** Reloads the area even if it is loaded. */
  reload(area: string): Promise<void> {
    return this.start(area, true);
  }

  private async start(area: string, fresh: boolean): Promise<void> {
    this.set(area, loading);
    // Show an area even if it arrives after the timeout.
    const arrival = this.arrive(area, fresh);
    try {
      await withTimeout(areaTimeout, arrival);
    } catch {
      if (this.state(area).status === 'loading') this.set(area, { status: 'failed' });
    }
  }

  private async arrive(area: string, fresh: boolean): Promise<void> {
    const { Component, catalogs, preload } = await this.loadModule(area, fresh);
    if (catalogs) await loadCatalog(catalogs);
    this.set(area, { status: 'ready', Component, ...(preload ? { preload } : {}) });
  }

  private set(area: string, state: AreaState): void {
    const { status } = this.state(area);
    this.states.set(area, state);
    if (state.status !== 'loading' && state.status !== status) this.report(area, state.status === 'failed');
    for (const listener of this.listeners) listener();
  }
}

/** Rejects when `work` takes longer than `ms`. */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
