import type { DocumentType } from '../documents/document-types';
import { progressMessages } from './progress.messages';
import { clientDashboardProgress, clientDetailProgress, preparerListProgress, progressTone } from './progress';

const nothing = { has_intake_form: false, document_types: [] };

const rules = { clientDashboardProgress, preparerListProgress, clientDetailProgress };
const types: readonly DocumentType[] = ['id_verification', 'selfie', 'w2', '1099', 'receipts', 'w4', 'other'];
const texts: Readonly<Record<string, string>> = progressMessages;

/** Returns the steps of a screen by name, each with the facts that complete it. */
const stepsOf = (rule: keyof typeof rules) => {
  const steps: readonly { name: string }[] = rules[rule](nothing).steps;
  return Object.fromEntries(
    steps.map(({ name }, at): [string, string[]] => {
      const isDone = (facts: Parameters<typeof clientDashboardProgress>[0]) => rules[rule](facts).steps[at]?.done;
      const documents = types.filter((type) => isDone({ has_intake_form: false, document_types: [type] }));
      const form = isDone({ has_intake_form: true, document_types: [] }) ? ['the form'] : [];
      return [texts[name.replace('progress.', '')] ?? name, [...form, ...documents]];
    }),
  );
};

describe('progress', () => {
  it('has three steps on the dashboard, three in the list and four on the detail screen, with the right condition for each', () => {
    expect(stepsOf('clientDashboardProgress')).toEqual({
      'Tax intake form': ['the form'],
      'ID or selfie': ['id_verification', 'selfie'],
      'Tax documents': ['w2', '1099', 'receipts'],
    });
    const list = { 'ID verification': ['id_verification'], Selfie: ['selfie'], 'W-2': ['w2'] };
    expect(stepsOf('preparerListProgress')).toEqual(list);
    expect(stepsOf('clientDetailProgress')).toEqual({ 'Intake form': ['the form'], ...list });
  });

  it('starts at 0 on every screen', () => {
    expect(
      [clientDashboardProgress, preparerListProgress, clientDetailProgress].map((rule) => rule(nothing).percent),
    ).toEqual([0, 0, 0]);
  });

  it('counts each of the three dashboard steps once, although either an ID or a selfie completes the second', () => {
    expect(clientDashboardProgress({ has_intake_form: true, document_types: [] }).percent).toBe(33);
    expect(
      clientDashboardProgress({ has_intake_form: true, document_types: ['selfie', 'id_verification'] }).percent,
    ).toBe(67);
    expect(clientDashboardProgress({ has_intake_form: true, document_types: ['selfie', 'receipts'] }).percent).toBe(
      100,
    );
  });

  it('marks a document that the office does without, unless it is there', () => {
    const facts = { has_intake_form: true, document_types: ['w2'], waived_types: ['selfie', 'w2'] } as const;
    expect(clientDetailProgress(facts).steps.filter(({ waived }) => waived)).toEqual([
      { name: 'progress.selfie', done: false, waived: true },
    ]);
  });

  it('requires ID, selfie and W-2 in the list, plus the intake form on the detail screen', () => {
    const facts = { has_intake_form: false, document_types: ['id_verification', 'selfie', 'w2'] as const };
    expect(preparerListProgress(facts).percent).toBe(100);
    expect(clientDetailProgress(facts).percent).toBe(75);
  });

  it('is green at 100, yellow from 50 to 99 and red below 50', () => {
    expect([0, 49, 50, 99, 100].map(progressTone)).toEqual(['red', 'red', 'yellow', 'yellow', 'green']);
  });
});
