import { officeNouns, type OfficeNoun } from '@portal/domain/messages/message-kinds';

/** Changes that follow each other are told together, after so many ms: nobody reads faster. */
const rest = 2000;
/** How long a page may take from asking for what it shows to listening, ms. */
const openedWithin = 30_000;

/** What of the office has changed on any server: told at once, and then at most every two seconds. */
export class OfficeChanges {
  private readonly changedAt = new Map<OfficeNoun, number>();
  private readonly waiting = new Set<OfficeNoun>();
  private timer?: NodeJS.Timeout | undefined;

  constructor(private readonly tell: (changed: OfficeNoun[]) => void) {}

  /** @param noun as the database says it; of a kind that this version does not know nothing is shown */
  add(noun: string): void {
    const known = officeNouns.find((one) => one === noun);
    if (!known) return;
    this.changedAt.set(known, Date.now());
    this.waiting.add(known);
    if (!this.timer) this.flush();
  }

  /** What somebody may have missed who begins to listen now. */
  recent(): OfficeNoun[] {
    const since = Date.now() - openedWithin;
    return officeNouns.filter((noun) => (this.changedAt.get(noun) ?? 0) > since);
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
