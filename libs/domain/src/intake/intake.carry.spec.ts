import fc from 'fast-check';
import {
  answersOfGroup,
  carriedFields,
  carriedGroupNames,
  carriedGroups,
  isGrownUp,
  proposedAnswers,
} from './intake.carry';
import { intakeFields, intakeFieldsWith, type IntakeFieldName } from './intake.fields';
import type { IntakeBody } from './intake.dto';

const names = Object.keys(intakeFields) as IntakeFieldName[];
/** A form with any of the fields, each with a value that shows where it came from. */
const someForm = fc
  .subarray(names)
  .map((filled) => Object.fromEntries(filled.map((name) => [name, `of ${name}`])) as IntakeBody);

describe('answers carried over to the next year', () => {
  it('are confirmed in groups that contain every field once', () => {
    const grouped = carriedGroupNames.flatMap((group) => [...carriedGroups[group]] as string[]);
    expect(grouped.sort()).toEqual([...carriedFields].sort());
  });

  it('take at most 10 taps', () => expect(carriedGroupNames.length).toBeLessThanOrEqual(10));

  it('never contain an amount, whatever the form contains', () => {
    const amounts = [...intakeFieldsWith({ kind: 'money' }), ...intakeFieldsWith({ kind: 'signedMoney' })];
    expect(amounts).toContain('previous_year_refund');
    fc.assert(
      fc.property(someForm, (form) => {
        const proposed = proposedAnswers(form);
        for (const amount of amounts) expect(proposed).not.toHaveProperty(amount);
        expect(Object.keys(proposed).sort()).toEqual(
          Object.keys(form)
            .filter((name) => (carriedFields as string[]).includes(name))
            .sort(),
        );
      }),
    );
  });

  it('are split by group without loss', () => {
    fc.assert(
      fc.property(someForm, (form) => {
        const proposed = proposedAnswers(form);
        const parts = carriedGroupNames.map((group) => answersOfGroup(proposed, group));
        expect(Object.assign({}, ...parts)).toEqual(proposed);
      }),
    );
  });

  it('include blindness, but not the studies and claims of one year', () => {
    const facts = { is_blind: true, is_student: true, is_claimable: true };
    const form = { ...facts, has_spouse: true, spouse_info: { first_name: 'Ann', ...facts } };
    expect(proposedAnswers(form)).toEqual({
      is_blind: true,
      has_spouse: true,
      spouse_info: { first_name: 'Ann', is_blind: true },
    });
  });

  it('leave out what was not answered', () => {
    const blank = { ssn: null, city: '', has_spouse: false, spouse_info: null, has_children: false, children: [] };
    expect(proposedAnswers(blank)).toEqual({});
  });

  it.each([
    ['2008-12-31', 2025, true],
    ['2009-01-01', 2025, false],
    [null, 2025, false],
  ] as const)('reports whether a child born on %s is 17 in %s: %s', (born, year, expected) =>
    expect(isGrownUp(born, year)).toBe(expected),
  );
});
