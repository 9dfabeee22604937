import type { Filing } from '@portal/domain/returns/filings.dto';
import { returnEdges } from '@portal/domain/returns/return-edges';
import type { ReturnState } from '@portal/domain/returns/return-states';
import { anotherFiling, moveValues, shownFilings } from './move-values';

// At this moment it is the 4th in Detroit and the 5th on Kiritimati, whatever the time zone of the computer.
beforeEach(() => jest.useFakeTimers({ now: new Date('2025-03-05T04:30:00Z') }));
afterEach(() => jest.useRealTimers());

const sent: Filing = { authority: 'federal', method: 'efile', sent_on: '2025-02-10', outcome: 'pending' };
const edge = (from: ReturnState, to: ReturnState) => {
  const found = returnEdges.find((one) => one.from === from && one.to === to);
  if (!found) throw new Error(`no edge from ${from} to ${to}`);
  return found;
};

describe.each([
  ['America/Detroit', '2025-03-04'],
  ['Pacific/Kiritimati', '2025-03-05'],
])('in an office in %s', (time_zone, today) => {
  const filingsAfter = (from: ReturnState, to: ReturnState, filings: Filing[]) =>
    moveValues(edge(from, to), { filings, time_zone }).filings as unknown;

  it('a first and another filing were sent today', () => {
    expect(shownFilings([], time_zone)).toMatchObject([{ sent_on: today }]);
    expect(anotherFiling(time_zone)).toMatchObject({ sent_on: today });
    expect(filingsAfter('ready_to_file', 'filed', [])).toMatchObject([{ sent_on: today }]);
  });

  it('a recorded filing keeps its date, and is answered today', () => {
    expect(shownFilings([sent], time_zone)).toMatchObject([{ sent_on: '2025-02-10' }]);
    for (const to of ['accepted', 'rejected'] as const)
      expect(filingsAfter('filed', to, [sent])).toMatchObject([{ sent_on: '2025-02-10', outcome_on: today }]);
  });

  it('a rejected filing is sent again today', () => {
    const rejected: Filing = { ...sent, outcome: 'rejected', outcome_on: '2025-02-12' };
    expect(filingsAfter('rejected', 'filed', [rejected])).toMatchObject([{ sent_on: today, outcome_on: '' }]);
  });
});

it.each([undefined, 'Pacific/Atlantis'])('uses the user’s own date for the time zone %s', (time_zone) => {
  const own = new Date().toLocaleDateString('sv');
  expect(anotherFiling(time_zone)).toMatchObject({ sent_on: own });
});
