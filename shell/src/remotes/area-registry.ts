import type { ComponentType } from 'react';
import { fetchArea, type AreaModule } from './federation';
import { areaPatience, within } from './patience';
import type { Area } from './remote-list';

export type AreaState =
  { readonly is: 'loading' } | { readonly is: 'failed' } | { readonly is: 'ready'; readonly Component: ComponentType };

type Fetch = (area: Area, anew: boolean) => Promise<AreaModule>;

const loading: AreaState = { is: 'loading' };
const failed: AreaState = { is: 'failed' };

/** Holds the areas loaded so far, outside of rendering, so that a failed one can be asked for again without a reload. */
export class AreaRegistry {
  private readonly states = new Map<Area, AreaState>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly fetchModule: Fetch = fetchArea) {}

  state = (area: Area): AreaState => this.states.get(area) ?? loading;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads the area unless it is there or on its way. */
  load(area: Area): Promise<void> {
    const known = this.states.get(area);
    return known && known.is !== 'failed' ? Promise.resolve() : this.fetch(area, known?.is === 'failed');
  }

  /** Loads the area again, whatever is there. */
  reload(area: Area): Promise<void> {
    return this.fetch(area, true);
  }

  private async fetch(area: Area, anew: boolean): Promise<void> {
    this.set(area, loading);
    // Comes late, heals late: an area that arrives after its time is shown all the same.
    const arrival = this.fetchModule(area, anew).then(({ Component }) => this.set(area, { is: 'ready', Component }));
    try {
      await within(areaPatience, arrival);
    } catch {
      if (this.state(area).is === 'loading') this.set(area, failed);
    }
  }

  private set(area: Area, state: AreaState): void {
    this.states.set(area, state);
    for (const tell of this.listeners) tell();
  }
}

export const areaRegistry = new AreaRegistry();
