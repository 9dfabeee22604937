import { returnStates, turnOf, turnWordOf } from './return-states';

describe('the word for whose turn it is', () => {
  const papers = (open_for_client: number, awaited?: number) => ({ open_for_client, awaited });

  it('is the turn itself in every state, however many papers are open', () => {
    for (const state of returnStates)
      for (const open of [papers(0), papers(1), papers(1, 1)])
        expect([state, turnWordOf({ state, turn: turnOf(state), ...open })]).toEqual([state, turnOf(state)]);
  });

  it('says that the client’s turn comes later only while papers that come later are all that a return lacks', () => {
    const later = returnStates.filter(
      (state) => turnWordOf({ state, turn: turnOf(state), ...papers(0, 1) }) === 'client_later',
    );
    expect(later).toEqual(['documents_needed']);
  });
});
