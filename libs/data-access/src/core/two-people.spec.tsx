import type * as Core from '@portal/data-access/core';
import type * as Intake from '@portal/data-access/intake';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { fakeServer, json, refusal, type Sent } from '../testing/fake-server';
import { personOf, sessionOf, storeSession } from '../testing/people';

const people = {
  ada: personOf('client', { id: 'ada', first_name: 'Ada' }),
  bob: personOf('client', { id: 'bob', first_name: 'Bob' }),
};
type Name = keyof typeof people;
const names = Object.keys(people) as Name[];

/** Fake server that identifies sessions by token and has a single refresh cookie, like one browser. */
class Server {
  readonly stored: Record<Name, { city: string; version: number } | null> = { ada: null, bob: null };
  readonly mixed: string[] = [];
  private cookie: Name | null = null;
  private tokens = new Map<string, Name>();
  private made = 0;
  private held: (() => void)[] = [];
  holding = false;

  signIn(name: Name) {
    this.cookie = name;
    this.made += 1;
    const token = `${name}-${this.made}`;
    this.tokens.set(token, name);
    return sessionOf(people[name], token);
  }

  signOut(): void {
    if (this.cookie) for (const [token, name] of this.tokens) if (name === this.cookie) this.tokens.delete(token);
    this.cookie = null;
  }

  /** Expires every access token. */
  expire(): void {
    this.tokens.clear();
  }

  release(): void {
    this.holding = false;
    for (const answer of this.held.splice(0)) answer();
  }

  readonly refresh = (): Response =>
    this.cookie ? json(this.signIn(this.cookie)) : refusal('session_expired', 'Please sign in.');

  readonly save = ({ headers, body }: Sent): Promise<Response> => {
    const name = this.tokens.get(headers.get('authorization')?.replace('Bearer ', '') ?? '');
    const answer = name ? this.store(name, (body as { city: string }).city) : refusal('unauthenticated', 'Who?');
    return new Promise((resolve) => {
      if (this.holding) this.held.push(() => resolve(answer));
      else resolve(answer);
    });
  };

  private store(name: Name, city: string): Response {
    if (!city.startsWith(name)) this.mixed.push(`${city} stored for ${name}`);
    const version = (this.stored[name]?.version ?? 0) + 1;
    this.stored[name] = { city, version };
    return json({ id: `form-${name}`, city, version }, 201);
  }
}

/** Loads a separate copy of the modules, simulating another tab. */
function loadPage() {
  let modules: (typeof Core & typeof Intake) | undefined;
  jest.isolateModules(() => {
    modules = {
      ...jest.requireActual<typeof Core>('@portal/data-access/core'),
      ...jest.requireActual<typeof Intake>('@portal/data-access/intake'),
    };
  });
  if (!modules) throw new Error('The modules were not loaded');
  return modules;
}

function openTab({ createPortalStore, signedIn, signedOut, requestOnce, intakeSaved }: ReturnType<typeof loadPage>) {
  const listening = jest.spyOn(window, 'addEventListener');
  const store = createPortalStore();
  const listeners = listening.mock.calls;
  listening.mockRestore();
  const user = () => store.getState().session.user?.id as Name | undefined;
  return {
    user,
    signIn: (session: ReturnType<Server['signIn']>) => store.dispatch(signedIn(session)),
    signOut: () => store.dispatch(signedOut('logout')),
    /** Saves this user's input some time after it was typed. */
    save: async (ownerId: Name) => {
      const request = { endpoint: intakeEndpoints.create, body: { city: `${ownerId}ville` }, key: 'k', ownerId };
      const { data } = await store.dispatch(requestOnce(request));
      if (data) store.dispatch(intakeSaved(ownerId, data as IntakeForm, false));
    },
    holds: (name: Name) => JSON.stringify(store.getState().api).includes(`${name}ville`),
    close: () => listeners.forEach(([type, listener]) => window.removeEventListener(type, listener)),
  };
}

const deliver = (): boolean => window.dispatchEvent(new StorageEvent('storage', { key: null }));
const settle = () => new Promise((done) => setTimeout(done, 0));

function* orders<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [at, item] of items.entries()) {
    for (const rest of orders(items.filter((_item, other) => other !== at))) yield [item, ...rest];
  }
}

/**
 * Performs the steps in the given order. Ada is signed in in both tabs and types in the first one; in the second, she
 * signs out and Bob signs in.
 */
async function play(order: readonly string[], pages: ReturnType<typeof loadPage>[]): Promise<string[]> {
  localStorage.clear();
  const server = new Server();
  const network = fakeServer({ 'POST /intake': server.save, 'POST /auth/refresh': server.refresh });
  const session = server.signIn('ada');
  storeSession(session);
  const tabs = pages.map(openTab);
  const [first, second] = tabs;
  if (!first || !second) throw new Error('It takes two tabs');
  const problems: string[] = [];
  const saving: Promise<unknown>[] = [];
  const steps: Record<string, () => unknown> = {
    'Ada’s form is saved': () => {
      server.holding = true;
      saving.push(Promise.resolve(first.save('ada')));
    },
    'the answer arrives': () => server.release(),
    'Ada signs out in the other tab': () => {
      if (second.user() !== 'ada') return;
      server.signOut();
      second.signOut();
    },
    'Bob signs in in the other tab': () => second.signIn(server.signIn('bob')),
    'the token expires': () => server.expire(),
    'the first tab is notified': deliver,
  };
  for (const step of order) {
    steps[step]?.();
    await settle();
  }
  server.release();
  await settle();
  deliver();
  // Save pending input at the end, like a form that closes.
  saving.push(Promise.resolve(first.save('ada')));
  await Promise.all(saving);
  network.stop();
  problems.push(...server.mixed);
  for (const tab of tabs) {
    tab.close();
    const user = tab.user();
    for (const name of names) if (user && name !== user && tab.holds(name)) problems.push(`${user} can see ${name}`);
  }
  return problems;
}

const steps = [
  'Ada’s form is saved',
  'the answer arrives',
  'Ada signs out in the other tab',
  'Bob signs in in the other tab',
  'the token expires',
  'the first tab is notified',
];

it("never sends or shows one user's input in another user's session, whatever the order of events", async () => {
  const pages = [loadPage(), loadPage()];
  const wrong: string[] = [];
  for (const order of orders(steps)) {
    const problems = await play(order, pages);
    if (problems.length > 0) wrong.push(`${order.join(', ')}: ${problems.join('; ')}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);
