import { clientWait } from './client-wait';
import { returnStates } from './return-states';

const since = '2025-02-03T12:00:00Z';
const next_paper = { rule_key: 'w2', of_spouse: false, label: null, comes_on: '2025-03-03' };
const later = { state: 'documents_needed', turn: 'client', open_for_client: 0, awaited: 1, next_paper } as const;
const waiting = { waiting_since: since, unread_messages: 0 };

describe('wait of a client', () => {
  it('lasts until the next document is expected, while the return waits only for its date', () => {
    expect(clientWait(waiting, later)).toEqual({ until: '2025-03-03' });
    expect(clientWait({ ...waiting, waiting_since: null }, later)).toEqual({ until: '2025-03-03' });
  });

  it('has begun with what the client sent, if the client has written or something else is missing', () => {
    expect(clientWait({ ...waiting, unread_messages: 1 }, later)).toEqual({ since });
    expect(clientWait(waiting, { ...later, open_for_client: 1 })).toEqual({ since });
    expect(clientWait(waiting, { ...later, next_paper: null })).toEqual({ since });
  });

  it('has begun with what the client sent in every other state, and without a return', () => {
    for (const state of returnStates.filter((one) => one !== 'documents_needed'))
      expect([state, clientWait(waiting, { ...later, state })]).toEqual([state, { since }]);
    expect(clientWait(waiting, null)).toEqual({ since });
    expect(clientWait({ ...waiting, waiting_since: null }, null)).toBeNull();
  });
});
