import { returnSteps } from '@portal/domain/returns/return-states';
import { returnIn } from '../testing/return';
import { stepLines } from './return-steps';

const phasesOf = (...args: Parameters<typeof stepLines>) => stepLines(...args).map(({ phase }) => phase);
const reached = (steps: Partial<Record<(typeof returnSteps)[number], string>>) =>
  returnSteps.map((step) => ({ step, reached_at: steps[step] ?? null }));

describe('the seven steps of a return', () => {
  it('are all to come before there is a return', () => expect(new Set(phasesOf(null))).toEqual(new Set(['later'])));

  it('are done before the current one, on the day on which the next one began', () =>
    expect(stepLines(returnIn('preparing')).slice(0, 4)).toEqual([
      { step: 'answers', phase: 'done', at: '2025-02-02T12:00:00Z' },
      { step: 'papers', phase: 'done', at: '2025-02-03T12:00:00Z' },
      { step: 'preparing', phase: 'now', at: '2025-02-03T12:00:00Z' },
      { step: 'signing', phase: 'later', at: null },
    ]));

  it('are to come again, without their dates, when the return went back', () => {
    const { steps } = returnIn('awaiting_signature');
    expect(stepLines(returnIn('preparing', { steps }))[3]).toEqual({ step: 'signing', phase: 'later', at: null });
  });

  it('have no invented date if the return was carried over', () => {
    const steps = reached({ papers: '2025-02-02T12:00:00Z', signing: '2025-02-04T12:00:00Z' });
    expect(stepLines(returnIn('awaiting_signature', { steps })).map(({ at }) => at)).toEqual([
      '2025-02-02T12:00:00Z',
      null,
      '2025-02-04T12:00:00Z',
      '2025-02-04T12:00:00Z',
      ...[null, null, null],
    ]);
  });

  it('are all done once the return is accepted', () =>
    expect(new Set(phasesOf(returnIn('accepted')))).toEqual(new Set(['done'])));

  it('say that the return was sent back instead of "done"', () =>
    expect(phasesOf(returnIn('rejected')).slice(4)).toEqual(['done', 'sentBack', 'later']));

  it.each([
    ['on_hold', ['started', 'started', 'started', 'later', 'later', 'later', 'later']],
    ['not_filing', ['started', 'started', 'started', 'notStarted', 'notStarted', 'notStarted', 'notStarted']],
  ] as const)('are neither done nor current while the return is %s', (state, phases) =>
    expect(phasesOf(returnIn(state))).toEqual(phases),
  );
});
