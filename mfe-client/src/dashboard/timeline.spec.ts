import { stagesOf } from './timeline';

const statesOf = (...args: Parameters<typeof stagesOf>) => stagesOf(...args).map(({ state }) => state);

describe('timeline of a return', () => {
  it.each([
    ['the answers, before anything was submitted', null, [], ['client', 'later', 'later', 'later', 'later']],
    ['the answers of a draft', { submitted: false }, [], ['client', 'later', 'later', 'later', 'later']],
    ['the documents, after submitting', { submitted: true }, ['w2'], ['done', 'client', 'later', 'later', 'later']],
    [
      'the preparer, once identity and tax documents are there',
      { submitted: true },
      ['w2', 'selfie'],
      ['done', 'done', 'office', 'later', 'later'],
    ],
    [
      'the answers, when only the documents are complete',
      { submitted: false },
      ['1099', 'id_verification'],
      ['client', 'done', 'later', 'later', 'later'],
    ],
  ] as const)('waits for %s', (_name, intake, types, states) => {
    expect(statesOf(intake, types)).toEqual(states);
  });
});
