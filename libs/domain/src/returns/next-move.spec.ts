import { moveName, nextEdge, reasonsFor } from './next-move';
import { edgesFor, returnEdges } from './return-edges';
import { returnStates, turnOf, type ReturnState } from './return-states';
import { returnsMessages } from './returns.messages';

const at = (state: ReturnState, state_before_hold: ReturnState | null = null) => ({ state, state_before_hold });

describe('nextEdge', () => {
  it.each([
    ['ready_to_prepare', 'preparing'],
    ['preparing', 'awaiting_signature'],
    ['in_review', 'awaiting_signature'],
    ['changes_requested', 'awaiting_signature'],
    ['ready_to_file', 'filed'],
    ['filed', 'accepted'],
    ['rejected', 'filed'],
  ] as const)('leads from %s to %s', (state, to) => expect(nextEdge(at(state), 'staff')?.to).toBe(to));

  it('resumes a resting return where it was', () =>
    expect(nextEdge(at('on_hold', 'info_needed'), 'staff')?.to).toBe('info_needed'));

  it('leads to a review until somebody else has checked the return, if the office requires it', () => {
    expect(nextEdge({ ...at('preparing'), awaits_reviewer: true }, 'staff')?.to).toBe('in_review');
    expect(nextEdge({ ...at('in_review'), awaits_reviewer: true }, 'staff')).toBeUndefined();
    for (const state of ['preparing', 'in_review'] as const)
      for (const mover of ['staff', 'admin'] as const) {
        const targets = edgesFor({ ...at(state), awaits_reviewer: true }, mover).map(({ to }) => to);
        expect(targets).not.toContain('awaiting_signature');
        expect(targets).toContain('on_hold');
      }
  });

  it('is one of the moves that the person may make, for every state that waits for the office', () => {
    for (const state of returnStates.filter((one) => turnOf(one) === 'office')) {
      const from = at(state, state === 'on_hold' ? 'preparing' : null);
      expect(edgesFor(from, 'staff')).toContain(nextEdge(from, 'staff'));
    }
  });

  it('lets only an admin take back that a return is not filed', () => {
    expect(nextEdge(at('not_filing', 'intake'), 'staff')).toBeUndefined();
    expect(nextEdge(at('not_filing', 'intake'), 'admin')?.to).toBe('intake');
  });
});

describe('a move of a person', () => {
  it('has a label', () => {
    const names = returnEdges.filter(({ by }) => by.some((mover) => mover !== 'system')).map(moveName);
    expect(names.filter((name) => !(name in returnsMessages.moves))).toEqual([]);
  });

  it.each([
    ['documents_needed', 'preparing', 'preparing'],
    ['info_needed', 'preparing', 'resume'],
    ['ready_to_file', 'preparing', 'withdraw'],
    ['on_hold', 'not_filing', 'not_filing'],
  ] as const)('from %s to %s is named %s', (from, to, name) =>
    expect(moveName({ from, to, by: ['staff'] })).toBe(name),
  );

  it('offers the reasons of its target', () => {
    expect(reasonsFor({ from: 'preparing', to: 'on_hold', by: [] })).toContain('unpaid_fee');
    expect(reasonsFor({ from: 'preparing', to: 'not_filing', by: [] })).toContain('filed_elsewhere');
    expect(reasonsFor({ from: 'ready_to_file', to: 'preparing', by: [] })).toContain('correction');
  });
});
