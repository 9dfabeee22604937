import { officeNouns, type OfficeNoun } from '@portal/domain/messages/message-kinds';

/** Throttle interval for office changes, ms. */
const rest = 2000;
/** Maximum time between a page loading its data and opening its stream, ms. */
const openedWithin = 30_000;

/**
 * Broadcasts office changes to the streams of this server: the first immediately, then at most one batch every two
 * seconds.
 */
export class OfficeChanges {
  private readonly changedAt = new Map<OfficeNoun, number>();
  private readonly waiting = new Set<OfficeNoun>();
  private timer?: NodeJS.Timeout | undefined;

  constructor(private readonly tell: (changed: OfficeNoun[]) => void) {}

  /** @param noun kind of change from the database; ignored if unknown to this version */
  add(noun: string): void {
    const known = officeNouns.find((one) => one === noun);
    if (!known) return;
    this.changedAt.set(known, performance.now());
    this.waiting.add(known);
    if (!this.timer) this.flush();
  }

  /** Returns recent changes, which a stream opened now may have missed. */
  recent(): OfficeNoun[] {
    const since = performance.now() - openedWithin;
    return officeNouns.filter((noun) => (this.changedAt.get(noun) ?? -Infinity) > since);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private flush(): void {
    this.timer = undefined;
    if (this.waiting.size === 0) return;
    this.timer = setTimeout(() => this.flush(), rest).unref();
    const changed = [...this.waiting];
    this.waiting.clear();
    this.tell(changed);
  }
}
