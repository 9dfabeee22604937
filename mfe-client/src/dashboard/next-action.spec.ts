import type { PreparerStanding } from '@portal/domain/assignments/preparer-standing';
import { nextAction } from './next-action';

const submitted = { submitted: true };
const renee: PreparerStanding = { kind: 'assigned', name: 'Renee Okafor' };

describe('next action', () => {
  it.each([
    ['the form, when there is none', null, [], '/intake-form', 'start'],
    ['the form, while it is a draft', { submitted: false }, ['w2'], '/intake-form', 'finish'],
    ['the ID', submitted, ['w2'], '/documents#category-id_verification', 'identity'],
    ['the tax documents', submitted, ['selfie'], '/documents#category-w2', 'documents'],
    ['nothing', submitted, ['selfie', '1099'], undefined, 'done'],
  ] as const)('is %s', (_name, intake, types, to, step) => {
    const next = nextAction({ intake, documents: types, standing: renee, unread: 0 });
    expect(next).toMatchObject({ step });
    expect(next.to).toBe(to);
  });

  it.each([
    ['is choosing a preparer once everything else is complete', ['selfie', '1099'], { kind: 'none' }, 'preparer'],
    ['is uploading documents before choosing a preparer', ['selfie'], { kind: 'none' }, 'documents'],
    ['is choosing another preparer when the chosen one has left', [], { kind: 'gone', name: 'Ana' }, 'preparerGone'],
    ['skips a preparer that could not be loaded', ['selfie', '1099'], null, 'done'],
  ] as const)('%s', (_name, types, standing, step) => {
    expect(nextAction({ intake: submitted, documents: types, standing, unread: 0 }).step).toBe(step);
  });

  it.each([
    ['is reading new messages once everything else is complete', ['selfie', '1099'], 'messages'],
    ['is uploading documents before reading new messages', ['selfie'], 'documents'],
  ] as const)('%s', (_name, types, step) => {
    expect(nextAction({ intake: submitted, documents: types, standing: renee, unread: 2 }).step).toBe(step);
  });
});
