import { failure, noteServer, openNote, saved } from './testing/note';

jest.mock('@portal/drafts/core', () => ({
  ...jest.requireActual<object>('@portal/drafts/core'),
  storeDraft: jest.fn(),
  takeOrphanedDrafts: jest.fn(() => []),
}));

const ada = 'ada';
const pass = (ms = 2_000) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.useRealTimers());

describe('a half-typed field', () => {
  it.each(['ssn', 'spouse.ssn', 'children.0.ssn'])('keeps saving its last valid value: %s', async (path) => {
    const server = noteServer(saved);
    const { type, autosave } = openNote(server, ada);
    type(path, '41255');
    type('city', 'Flint');
    await pass();
    expect(server.record).toMatchObject({ ...saved, city: 'Flint', version: 2 });
    expect(autosave.getState().invalid).toEqual([path]);
  });

  it('clears the saved value only when it is emptied', async () => {
    const server = noteServer(saved);
    const { type } = openNote(server, ada);
    type('ssn', '4125');
    await pass();
    expect(server.sent).toEqual([]);
    type('ssn', '');
    await pass();
    expect(server.record).toMatchObject({ ssn: null });
  });

  it('stays with its child when another child is removed', async () => {
    const server = noteServer(saved);
    const { type, values } = openNote(server, ada);
    type('children.1.ssn', '4125');
    await pass();
    type('children', (values()['children'] as unknown[]).slice(1));
    await pass();
    expect(server.record?.children).toEqual([{ name: 'Max', ssn: '219099996' }]);
  });

  it('is omitted when it never had a valid value', async () => {
    const server = noteServer(saved);
    const { type, values } = openNote(server, ada);
    type('children', [...(values()['children'] as unknown[]), { key: 'new', name: 'Pat', ssn: '412' }]);
    await pass();
    expect(server.record?.children?.[2]).toEqual({ name: 'Pat' });
  });
});

describe('an amount above the maximum', () => {
  it('is not truncated to its longest valid prefix', async () => {
    const server = noteServer(saved);
    const { type } = openNote(server, ada);
    for (let digits = 1; digits <= 12; digits += 1) {
      type('income', Number('520001234567'.slice(0, digits)));
      await pass();
    }
    expect(server.record?.income).toBe(100);
  });

  it('falls back to the amount the field had on blur', async () => {
    const server = noteServer(saved);
    const { type, autosave } = openNote(server, ada);
    type('income', 520);
    autosave.fieldLeft();
    await pass();
    type('income', 5_200);
    await pass();
    type('income', 520_000_000_000);
    await pass();
    expect(server.record?.income).toBe(520);
  });

  it('keeps the typed amount when only a letter follows', async () => {
    const server = noteServer(saved);
    const { type } = openNote(server, ada);
    type('income', 520);
    await pass();
    type('income', '520x');
    type('city', 'Flint');
    await pass();
    expect(server.record).toMatchObject({ income: 520, city: 'Flint' });
  });
});

describe('a session that ends with unsaved changes', () => {
  it.each([
    ['was revoked', failure(401, 'session_expired')],
    ['belongs to another user', failure(0, 'user_changed')],
  ])('keeps the draft for its owner when the session %s', async (_why, refusal) => {
    const server = noteServer(saved);
    server.next = [refusal, refusal, refusal];
    const first = openNote(server, `${ada} ${_why}`);
    first.type('city', 'Hamtram');
    await pass();
    first.type('city', 'Hamtramck');
    first.type('ssn', '412');
    first.close();
    expect(first.kept).toEqual(['ssn']);
    await pass(60_000);
    server.next = [];
    expect(server.record).toEqual(saved);

    const bobs = openNote(noteServer(null), 'bob');
    expect(bobs.values()).toMatchObject({ city: '', ssn: '' });

    const again = openNote(server, `${ada} ${_why}`);
    await pass();
    expect(again.values()).toMatchObject({ city: 'Hamtramck', ssn: '412' });
    expect(server.record).toMatchObject({ city: 'Hamtramck', ssn: saved.ssn });
  });

  it('keeps the draft while offline and merges it with changes saved in another tab', async () => {
    const server = noteServer(saved);
    server.next = Array.from({ length: 20 }, () => 'down' as const);
    const first = openNote(server, 'offline');
    first.type('city', 'Ecorse');
    await pass(10_000);
    first.close();
    await pass();
    server.next = [];
    server.change({ income: 7 });
    const again = openNote(server, 'offline');
    await pass();
    expect(again.values()).toMatchObject({ city: 'Ecorse', income: 7 });
    expect(server.record).toMatchObject({ city: 'Ecorse', income: 7 });
  });

  it('restores the draft without blanking other fields when the record cannot be loaded', async () => {
    const server = noteServer(saved);
    server.next = Array.from({ length: 20 }, () => 'down' as const);
    const first = openNote(server, 'not loaded');
    first.type('city', 'Ecorse');
    await pass(10_000);
    first.close();
    await pass();
    const again = openNote(server, 'not loaded', null);
    server.next = [];
    await pass(30_000);
    const kept = { city: 'Ecorse', ssn: saved.ssn, income: 100, children: [{ name: 'Kit' }, { name: 'Max' }] };
    expect(again.autosave.getState().disputes).toEqual([]);
    expect(again.values()).toMatchObject(kept);
    expect(server.record).toMatchObject(kept);
  });

  it('keeps the draft while a save is in flight and discards it once saved', async () => {
    const server = noteServer(saved);
    const first = openNote(server, 'closing');
    first.type('city', 'Ecorse');
    first.close();
    await pass();
    expect(server.record).toMatchObject({ city: 'Ecorse' });
    server.change({ city: 'Flint' });
    expect(openNote(server, 'closing').values()).toMatchObject({ city: 'Flint' });
  });
});

describe('a record that was changed elsewhere', () => {
  it('is merged field by field, in lists too', async () => {
    const server = noteServer(saved);
    const { type, values, autosave } = openNote(server, 'merging');
    type('children.0.name', 'Kitty');
    server.change({ city: 'Flint', children: [saved.children?.[0] ?? {}, { name: 'Maxim', ssn: '219099996' }] });
    await pass();
    expect(autosave.getState().disputes).toEqual([]);
    expect(values()).toMatchObject({ city: 'Flint', children: [{ name: 'Kitty' }, { name: 'Maxim' }] });
    expect(server.record).toMatchObject({ city: 'Flint', children: [{ name: 'Kitty' }, { name: 'Maxim' }] });
  });

  it('reports a conflict for a field or a list that both sides changed', async () => {
    const server = noteServer(saved);
    const { type, values, autosave } = openNote(server, 'asking');
    type('city', 'Dearborn');
    type('children', (values()['children'] as unknown[]).slice(1));
    server.change({ city: 'Flint', children: [{ name: 'Kitty', ssn: '219099997' }, saved.children?.[1] ?? {}] });
    await pass();
    expect(autosave.getState().disputes.map(({ field }) => field)).toEqual(['city', 'children']);
    autosave.takeTheirs();
    await pass();
    expect(values()).toMatchObject({ city: 'Flint', children: [{ name: 'Kitty' }, { name: 'Max' }] });
    expect(server.record).toMatchObject({ city: 'Flint', version: 2 });
  });

  it.each(['keepMine', 'takeTheirs'] as const)('ignores %s when there is no conflict', async (decision) => {
    const server = noteServer(saved);
    const { type, values, autosave } = openNote(server, `nothing asked ${decision}`);
    type('city', 'Flint');
    type('ssn', '4125');
    await pass();
    autosave[decision]();
    expect(autosave.getState().record).toMatchObject({ city: 'Flint', version: 2 });
    type('income', 5);
    await pass();
    expect(autosave.getState().disputes).toEqual([]);
    expect(values()).toMatchObject({ city: 'Flint', ssn: '4125', income: 5 });
    expect(server.record).toMatchObject({ city: 'Flint', ssn: saved.ssn, income: 5, version: 3 });
  });

  it('does not conflict with its own save when the response was lost', async () => {
    const server = noteServer(saved);
    server.next = ['lost', 'down'];
    const { type, autosave } = openNote(server, 'alone');
    type('city', 'Ham');
    await pass();
    type('city', 'Hamtramck');
    await pass(10_000);
    expect(autosave.getState().disputes).toEqual([]);
    expect(server.record).toMatchObject({ city: 'Hamtramck' });
  });
});

it('shows a field that the server rejects, excludes it, and keeps saving the rest', async () => {
  const server = noteServer(saved);
  server.next = [failure(400, 'invalid_input', [{ field: 'city', detail: 'Not served.' }])];
  const { type, errors, autosave } = openNote(server, 'refused');
  type('city', 'Nowhere');
  type('income', 5);
  await pass(5_000);
  expect(errors).toEqual([{ field: 'city', detail: 'Not served.' }]);
  expect(autosave.getState().invalid).toEqual(['city']);
  expect(server.record).toMatchObject({ city: 'Detroit', income: 5 });
});
