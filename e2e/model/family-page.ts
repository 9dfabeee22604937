import type { Page, Route } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import type { Event, Step } from '../api/family-plan';
import { openIntake } from '../support/intake';
import { register, signInOnThisPage, type Person } from '../support/people';

type Typed = string | number;

/** Longer than the longest autosave delay, ms. */
const pauseTime = 1_700;
const intakeCalls = '**/api/intake**';

/** The intake form of a new client with a spouse and two children, in a real browser. */
export class FamilyPage {
  private readonly expected = new Map<string, Typed>();
  /** Number of pauses until the current fault ends. */
  private trouble = 0;

  private constructor(
    private readonly page: Page,
    private readonly person: Person,
  ) {
    // A reload would discard partly typed text, so the browser asks for confirmation.
    page.on('dialog', (dialog) => void dialog.accept());
  }

  static async begin(page: Page): Promise<FamilyPage> {
    const family = new FamilyPage(page, await register(page));
    await openIntake(page);
    await page.getByRole('switch', { name: words.fields.has_spouse }).click();
    await page.getByRole('switch', { name: words.fields.has_children }).click();
    // Turning the switch on adds the first child.
    await page.getByRole('button', { name: words.addChild }).click();
    await family.pause();
    return family;
  }

  async fillIn({ field, typed, events }: Step): Promise<void> {
    for (const [at, value] of typed.entries()) {
      // `fill` cannot enter a partly typed date.
      if (value === '-' && field.endsWith('date_of_birth')) continue;
      await this.type(field, value);
      await this.pause();
      const event = events[at];
      if (event && this.trouble === 0) await this.happen(event, field, value);
    }
  }

  /** Returns the fields whose stored value differs from the last one typed. */
  async finish(): Promise<string[]> {
    await this.heal();
    await this.page.getByText(/^Saved \d/).waitFor({ timeout: 60_000 });
    const stored = await this.page.evaluate(async (): Promise<unknown> => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const answer: unknown = await (await fetch('/api/intake', { headers })).json();
      return answer;
    });
    return [...this.expected].flatMap(([path, typed]) => {
      const found = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], stored);
      return found === typed ? [] : [`${path}: ${typed} was typed, ${String(found)} is stored`];
    });
  }

  private async type(field: string, value: Typed): Promise<void> {
    const control = this.page.locator(`form [name="${field}"]`).first();
    const isSelect = (await control.evaluate((element) => element.localName)) === 'select';
    if (isSelect) await control.selectOption(String(value));
    else await control.fill(String(value));
    this.expected.set(field, value);
  }

  private async pause(): Promise<void> {
    await this.page.waitForTimeout(pauseTime);
    if (this.trouble > 0) this.trouble -= 1;
    if (this.trouble === 0) await this.heal();
  }

  private async heal(): Promise<void> {
    this.trouble = 0;
    await this.page.unroute(intakeCalls);
    await this.page.context().setOffline(false);
  }

  private async happen(event: Event, field: string, value: Typed): Promise<void> {
    if (event === 'offline') await this.page.context().setOffline(true);
    if (event === 'throttled') await this.page.route(intakeCalls, refuse);
    if (event === 'offline' || event === 'throttled') this.trouble = 2;
    if (event === 'answer lost') await this.page.route(intakeCalls, loseResponse, { times: 1 });
    if (event === 'reload') await this.reload();
    if (event === 'signed out') await this.signOutAndIn(field, value);
    if (event === 'second window') await this.typeElsewhere();
  }

  private async reload(): Promise<void> {
    await this.page.getByText(/^Saved \d/).waitFor();
    await this.page.reload();
    await openIntake(this.page);
  }

  /** Ends the session on the server: the next save is rejected, and the text is restored after sign-in. */
  private async signOutAndIn(field: string, value: Typed): Promise<void> {
    await this.page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      await fetch('/api/auth/logout', { method: 'POST', headers });
    });
    await this.type('bank_name', `Bank ${String(value).length} of ${field}`);
    await this.page.waitForURL(/\/login/);
    await signInOnThisPage(this.page, { role: 'client', ...this.person });
    await this.page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await this.pause();
  }

  private async typeElsewhere(): Promise<void> {
    await this.page.getByText(/^Saved \d/).waitFor();
    const other = await this.page.context().newPage();
    await openIntake(other);
    const city = `City ${this.expected.size}`;
    await other.locator('form [name="city"]').fill(city);
    await other.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await other.close();
    this.expected.set('city', city);
  }
}

const refuse = (route: Route): Promise<void> =>
  route.fulfill({
    status: 429,
    headers: { 'retry-after': '2', 'content-type': 'application/problem+json' },
    body: JSON.stringify({
      title: 'Too many',
      status: 429,
      detail: 'Too many.',
      code: 'throttled',
      request_id: 'model',
    }),
  });

async function loseResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}
