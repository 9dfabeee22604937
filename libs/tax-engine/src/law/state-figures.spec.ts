import { sameAdditionalHouseholds, sameHouseholds } from '../../testing/arbitrary';
import { estimate } from '../estimate';
import { stateRules } from '../states/state-rules';
import { lawOf } from './laws';
import type { Figure } from './rules/figure';
import { taxYears } from './tax-year';

type FiguresByName = Readonly<Record<string, Figure<unknown>>>;

const figuresOf = (year: number): [string, FiguresByName][] => Object.entries<FiguresByName>(lawOf(year).states);

describe.each(taxYears)("the states' figures of %d", (year) => {
  const states = figuresOf(year);

  it('give a source and a status for every figure', () => {
    const without = states.flatMap(([code, figures]) =>
      Object.entries(figures)
        .filter(([, { source, status }]) => source.length < 8 || !['printed', 'carried', 'missing'].includes(status))
        .map(([name]) => `${code} ${name}`),
    );
    expect(without).toEqual([]);
  });

  it('name a line of the trace of their state', () => {
    const lines = new Map<string, Set<string>>();
    for (const facts of [...sameHouseholds(6_000), ...sameAdditionalHouseholds(1_000)]) {
      const ids = lines.get(facts.state) ?? new Set();
      for (const { id } of estimate(facts, lawOf(year)).lines) ids.add(id);
      lines.set(facts.state, ids);
    }
    const unknown = states.flatMap(([code, figures]) =>
      Object.entries(figures)
        .filter(([, { line }]) => !lines.get(code)?.has(line))
        .map(([name, { line }]) => `${code} ${name}: ${line}`),
    );
    expect(unknown).toEqual([]);
  });

  const of2024 = new Map(figuresOf(2024));

  it('have the figures of the rules in force, and the same others as 2024', () => {
    const ofRules = new Map(Object.entries(stateRules));
    for (const [code, figures] of states) {
      const rules = Object.entries(ofRules.get(code) ?? {});
      const inForce = rules.filter(([, { begins, ends = year }]) => begins <= year && year <= ends);
      const others = Object.keys(of2024.get(code) ?? {});
      const expected = [...others, ...inForce.map(([name]) => name)];
      expect([code, ...Object.keys(figures).sort()]).toEqual([code, ...expected.sort()]);
    }
  });
});
