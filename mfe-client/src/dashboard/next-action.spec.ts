import { nextAction } from './next-action';

const submitted = { submitted: true };

describe('what must I do now?', () => {
  it.each([
    ['the form, when there is none', null, [], '/intake-form', 'start'],
    ['the form, while it is a draft', { submitted: false }, ['w2'], '/intake-form', 'finish'],
    ['the ID', submitted, ['w2'], '/documents', 'identity'],
    ['the papers', submitted, ['selfie'], '/documents', 'documents'],
    ['nothing', submitted, ['selfie', '1099'], undefined, 'done'],
  ] as const)('%s', (_name, intake, types, to, step) => {
    expect(nextAction(intake, types)).toMatchObject({ step });
    expect(nextAction(intake, types).to).toBe(to);
  });
});
