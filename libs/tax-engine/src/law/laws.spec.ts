import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sameAdditionalHouseholds, sameHouseholds } from '../../testing/arbitrary';
import { estimate } from '../estimate';
import { dollars } from '../money';
import type { Figure } from './rules/figure';
import { federalRules } from './federal-law';
import { lawOf } from './laws';
import { taxYears } from './tax-year';

const figuresOf = (year: number): [string, Figure<unknown>][] =>
  ['federal', 'claimable'].flatMap((file) =>
    Object.entries(
      JSON.parse(readFileSync(join(__dirname, `${year}/${file}.json`), 'utf8')) as Record<string, Figure<unknown>>,
    ),
  );

describe.each(taxYears)('federal law of %d', (year) => {
  const law = lawOf(year);
  const figures = figuresOf(year);
  const rules = Object.entries(federalRules);
  const isRule = (name: string): boolean => name in federalRules;

  it('compiles every figure', () => {
    const compiled = Object.keys(law.federal).filter((name) => !isRule(name));
    expect(compiled.sort()).toEqual(
      figures
        .map(([name]) => name)
        .filter((name) => !isRule(name))
        .sort(),
    );
    expect(law.year).toBe(year);
  });

  it('has the figures of the rules in force, and of no others', () => {
    const inForce = rules.filter(([, { begins, ends = year }]) => begins <= year && year <= ends).map(([name]) => name);
    expect(
      figures
        .map(([name]) => name)
        .filter(isRule)
        .sort(),
    ).toEqual(inForce.sort());
    const compiled = rules
      .map(([name]) => name)
      .filter((name) => law.federal[name as keyof typeof federalRules] !== null);
    expect(compiled.sort()).toEqual(inForce.sort());
  });

  it.each(figures)('gives the source and the status of %s', (_name, { source, status }) => {
    expect(source).toMatch(/IRC|USC|Rev\. Proc\.|Form \d/);
    expect(['printed', 'carried', 'missing']).toContain(status);
  });

  it('names a line of the trace for every figure', () => {
    const households = [...sameHouseholds(5_000), ...sameAdditionalHouseholds(500)];
    const lines = new Set(households.flatMap((facts) => estimate(facts, law).lines.map(({ id }) => id)));
    // Few households fall into the income range of the credit for the elderly.
    lines.add('1040.20');
    expect(figures.filter(([, { line }]) => !lines.has(line)).map(([name]) => name)).toEqual([]);
  });
});

it('has the law of every listed year, and a year for every folder', () => {
  const folders = readdirSync(__dirname).filter((name) => /^\d{4}$/.test(name));
  expect(folders.map(Number)).toEqual([...taxYears]);
  expect(() => lawOf(2023)).toThrow('There is no tax law for 2023.');
});

it('stores amounts in cents and rates as fractions', () => {
  const { federal } = lawOf(2024);
  expect(federal.childTaxCredit).toBe(dollars(2_000));
  expect(federal.standardDeduction.head_of_household).toBe(dollars(21_900));
  expect(federal.medicalFloor).toBe(0.075);
  expect(federal.rateSchedules.single.map(({ rate }) => rate)).toEqual([0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37]);
});
