import { nextAction } from './next-action';

const submitted = { submitted: true };

describe('what must I do now?', () => {
  it.each([
    ['the form, when there is none', null, [], '/intake-form', 'Fill in your tax intake form'],
    [
      'the form, while it is a draft',
      { submitted: false },
      ['w2'],
      '/intake-form',
      'Finish and submit your tax intake form',
    ],
    ['the ID', submitted, ['w2'], '/documents', 'Upload your ID or a selfie'],
    ['the papers', submitted, ['selfie'], '/documents', 'Upload your tax documents'],
    ['nothing', submitted, ['selfie', '1099'], undefined, 'Nothing to do right now'],
  ] as const)('%s', (_name, intake, types, to, title) => {
    const documents = types.map((document_type) => ({ document_type }));
    expect(nextAction(intake, documents)).toMatchObject({ title });
    expect(nextAction(intake, documents).to).toBe(to);
  });
});
