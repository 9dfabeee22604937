import { leavesOf, sameValue, setAt, valueAt, type Values } from '@portal/drafts/autosave';
import type { Event, Plan, Step } from './family-plan';
import type { FamilyNetwork } from './family-network';
import { FamilyWindow } from './family-window';

/** Longer than autosave's maximum wait, ms. */
const pauseTime = 2_000;
/** Longer than the longest retry interval, ms. */
const longPause = 31_000;

interface Clock {
  /** Advances the time without waiting for responses. */
  advance: (ms: number) => Promise<unknown>;
}

/**
 * Types a family as planned, through all events, and returns the fields whose stored value is not the last one typed.
 */
export async function typeFamily(plan: Plan, network: FamilyNetwork, clock: Clock, userId: string): Promise<string[]> {
  return new Typing(plan, network, clock, userId).run();
}

class Typing {
  private window!: FamilyWindow;
  private expected: Values = {};
  private readonly elsewhere;
  private pages = 0;

  constructor(
    private readonly plan: Plan,
    private readonly network: FamilyNetwork,
    private readonly clock: Clock,
    private readonly userId: string,
  ) {
    this.elsewhere = [...plan.elsewhere];
  }

  async run(): Promise<string[]> {
    this.window = await this.openPage();
    this.expected = this.network.adapter.toValues(null);
    this.type('has_spouse', true);
    this.type('has_children', true);
    this.type(
      'children',
      [0, 1].map((at) => ({ key: `new-${at}`, ...blankChild })),
    );
    await this.pause();
    for (const step of this.plan.steps) await this.fillIn(step);
    return this.finish();
  }

  private async fillIn({ field, typed, events }: Step): Promise<void> {
    for (const [at, value] of typed.entries()) {
      this.type(field, value);
      await this.pause();
      const event = events[at];
      if (event) await this.happen(event, field);
    }
    this.window.leaveField();
  }

  private type(field: string, value: unknown): void {
    this.window.type(field, structuredClone(value));
    setAt(this.expected, field, structuredClone(value));
  }

  /** Opens another page: unsaved drafts are in the memory of one page and are not shared. */
  private openPage(): Promise<FamilyWindow> {
    this.pages += 1;
    return FamilyWindow.open(this.network, `${this.userId} on page ${this.pages}`);
  }

  private async pause(ms = pauseTime): Promise<void> {
    await this.clock.advance(ms);
    await this.network.quiet();
    this.network.pauseOver();
  }

  private async happen(event: Event, field: string): Promise<void> {
    if (event === 'offline') this.network.offline = 2;
    if (event === 'throttled') this.network.throttled = 2;
    if (event === 'answer lost') this.network.losesAnswer = true;
    if (event === 'reload') await this.reload();
    if (event === 'signed out') await this.signOutAndIn();
    if (event === 'second window') await this.typeElsewhere(field);
  }

  /** Whether only partly typed input would be lost. For other input, the browser asks before it is discarded. */
  private get onlyHalfTyped(): boolean {
    return this.network.healthy && (!this.window.unfinished || ['saved', 'idle'].includes(this.window.status));
  }

  private async reload(): Promise<void> {
    if (!this.onlyHalfTyped) return;
    const before = this.window;
    this.window = await this.openPage();
    before.close();
    await this.network.quiet();
  }

  /** Ends the session during typing. Afterwards, the form must show the same input, even if partly typed. */
  private async signOutAndIn(): Promise<void> {
    this.network.signedOut = true;
    this.window.flush();
    await this.network.quiet();
    const before = this.window;
    before.close();
    await this.network.quiet();
    this.network.heal();
    this.window = await before.openAgain();
    for (const [path] of leavesOf(this.expected)) this.mustStand(path, before.valueOf(path));
    await this.network.quiet();
  }

  /** Requires the previous value, or a newer one typed in another tab. */
  private mustStand(path: string, before: unknown): void {
    const now = this.window.valueOf(path);
    const stands = [before, valueAt(this.expected, path)].some((value) => sameValue(value, now));
    if (!path.endsWith('.key') && !stands) throw new Error(`${path} was ${String(before)} and is ${String(now)}`);
  }

  private async typeElsewhere(field: string): Promise<void> {
    const there = this.elsewhere.pop();
    if (!there || there.field === field || !this.onlyHalfTyped) return;
    const other = await this.openPage();
    other.type(there.field, there.typed);
    other.leaveField();
    setAt(this.expected, there.field, there.typed);
    await this.pause();
    other.close();
    await this.network.quiet();
  }

  private async finish(): Promise<string[]> {
    this.network.heal();
    for (let tries = 0; tries < 4 && this.window.unfinished; tries += 1) await this.pause(longPause);
    const problems = this.window.unfinished
      ? [`unfinished: ${this.window.status} ${this.window.invalid.join()} ${this.window.disputed.join()}`]
      : [];
    const { data } = await this.network.adapter.read();
    const stored = this.network.adapter.toValues(data ?? null);
    this.window.close();
    await this.network.quiet();
    for (const [path, typed] of leavesOf(this.expected))
      if (!path.endsWith('.key') && !sameValue(typed, valueAt(stored, path)))
        problems.push(
          `${path}: ${JSON.stringify(typed)} was typed, ${JSON.stringify(valueAt(stored, path))} is stored`,
        );
    return problems;
  }
}

const blankChild = { first_name: '', last_name: '', ssn: '', date_of_birth: '', relationship: '' };
