import { english } from '../../../../libs/i18n/testing/all-messages';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { groupsOf } from './intake-groups';

const { fields, sections } = words;
const child = { first_name: 'Kit', ssn: '900-12-3456', relationship: 'stepchild' as const };
const form = {
  ssn: '219-09-9999',
  date_of_birth: '1980-02-03',
  state: 'MI',
  filing_status: 'head_of_household' as const,
  w2_income: 1234.5,
  routing_number: '021000021',
  account_number: '123456789',
};

const shown = (body: Parameters<typeof groupsOf>[0]) =>
  groupsOf(body, english, 'en').flatMap(({ title, rows }) =>
    rows.map(({ label, value }) => `${title} / ${label}: ${value}`),
  );

describe('submitted version', () => {
  it('shows no full identifying or account number', () => {
    const text = shown({ ...form, has_children: true, children: [child] }).join('\n');
    expect(text).not.toMatch(/219|900-12|12345678|02100002/);
    expect(text).toContain(`${fields.account_number}: ends in 6789`);
    expect(text).toContain('XXX-XX-9999');
  });

  it('omits spouse and children if they are switched off', () => {
    const titles = groupsOf({ ...form, spouse_info: { first_name: 'Ann' }, children: [child] }, english, 'en').map(
      ({ title }) => title,
    );
    expect(titles).toEqual([
      sections.personal,
      sections.income,
      sections.deductions,
      sections.withholding,
      sections.previousYear,
      sections.bank,
    ]);
  });

  it('includes Form 1095-A if any of it was entered', () => {
    const groups = groupsOf({ ...form, marketplace_advance: 0 }, english, 'en');
    const insured = groups.find(({ title }) => title === words.marketplace.title);
    expect(insured?.rows.map(({ path }) => path)).toEqual([
      'marketplace_premiums',
      'marketplace_silver_plan',
      'marketplace_advance',
    ]);
  });

  it('includes on request that there is no spouse and no child', () => {
    const rows = groupsOf({ ...form, has_spouse: false, has_children: false }, english, 'en', true);
    expect(rows.slice(1, 3).map(({ title, rows: [row] }) => [title, row?.path, row?.value])).toEqual([
      [sections.spouse, 'has_spouse', 'No'],
      [sections.children, 'has_children', 'No'],
    ]);
  });

  it('lists tips, overtime pay and car loan interest only if they were entered', () => {
    const names = [fields.qualified_tips, fields.qualified_overtime, fields.car_loan_interest];
    const rowsOf = (body: object) =>
      shown({ ...form, ...body }).filter((row) => names.some((name) => row.includes(name)));
    expect(rowsOf({ qualified_tips: null, car_loan_interest: 0 })).toEqual([]);
    expect(rowsOf({ qualified_tips: 8_000 })).toEqual([`${sections.deductions} / ${fields.qualified_tips}: $8,000.00`]);
  });

  it('shows facts about the filer and the spouse, of old versions as No', () => {
    const rows = shown({ ...form, is_blind: true, has_spouse: true, spouse_info: { is_student: true } });
    expect(rows).toEqual(
      expect.arrayContaining([
        `${sections.personal} / ${fields.is_blind}: Yes`,
        `${sections.personal} / ${fields.is_claimable}: No`,
        `${sections.spouse} / ${fields.is_student}: Yes`,
        `${sections.spouse} / ${fields.is_blind}: No`,
      ]),
    );
  });

  it('shows all other fields as text, in the order of the form', () => {
    const spouse_info = { first_name: 'Ann', ssn: '078-05-1120' };
    const rows = shown({ ...form, has_spouse: true, spouse_info, has_children: true, children: [child] });
    expect(rows).toEqual(
      expect.arrayContaining([
        `${sections.personal} / ${fields.date_of_birth}: Feb 3, 1980`,
        `${sections.personal} / ${fields.state}: Michigan`,
        `${sections.personal} / ${fields.city}: ${words.conflict.blank}`,
        `${sections.spouse} / ${fields.ssn}: XXX-XX-1120`,
        `Child 1 / ${fields.relationship}: Stepchild`,
        `${sections.income} / ${fields.w2_income}: $1,234.50`,
      ]),
    );
    expect(rows[0]).toBe(`${sections.personal} / ${fields.ssn}: XXX-XX-9999`);
  });
});
