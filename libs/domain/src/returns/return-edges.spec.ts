import { edgeTo, edgesFor, returnEdges } from './return-edges';
import { isOpen, returnStates, stepOf, turnOf } from './return-states';

const row = (state: (typeof returnStates)[number]) => ({ state, state_before_hold: null });

describe('edges of a return', () => {
  it('exist once per pair of states', () => {
    const pairs = returnEdges.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('lead from every open state to another, and from none that is done', () => {
    for (const state of returnStates) {
      const held = state === 'on_hold' || state === 'not_filing' ? 'preparing' : null;
      const targets = returnStates.filter((to) => edgeTo({ state, state_before_hold: held }, to));
      expect([state, targets.length > 0]).toEqual([state, state === 'not_filing' || isOpen(state)]);
    }
  });

  it('let staff neither skip the form nor ask the question of a client', () => {
    expect(edgesFor(row('intake'), 'staff').map(({ to }) => to)).toEqual(['on_hold', 'not_filing']);
    expect(edgesFor(row('awaiting_signature'), 'admin').map(({ to }) => to)).not.toContain('changes_requested');
  });

  it('let only admins file after all', () => {
    const given = { state: 'not_filing', state_before_hold: 'preparing' } as const;
    expect(edgesFor(given, 'staff')).toEqual([]);
    expect(edgesFor(given, 'admin').map(({ to }) => to)).toEqual(['preparing']);
  });

  it('leave exactly one turn and at most one step for each state', () => {
    for (const state of returnStates)
      expect([turnOf(state), stepOf(state)]).toEqual([
        expect.any(String),
        state === 'on_hold' || state === 'not_filing' ? null : expect.any(String),
      ]);
  });
});
