import type { EstimateInput } from '../input';
import { asDollars, dollars, type Cents } from '../money';
import type { Case, Dimension } from './case';
import type { AmountBounds, MissingPaper } from './paper';

function amountsIn({ from, to, step }: AmountBounds): Cents[] {
  const count = Math.max(0, Math.ceil((dollars(to) - dollars(from)) / dollars(step)));
  return Array.from({ length: count + 1 }, (_, at) => Math.min(dollars(to), dollars(from) + at * dollars(step)));
}

/** Returns the sums of `count` amounts, each once, the lowest first. */
function sumsOf(amounts: readonly Cents[], count: number): Cents[] {
  let sums = [0];
  for (let at = 0; at < count; at++)
    sums = [...new Set(sums.flatMap((sum) => amounts.map((amount) => sum + amount)))].sort((a, b) => a - b);
  return sums;
}

/** Returns the papers in groups that say the same kind of thing within the same bounds. */
export function alike(papers: readonly MissingPaper[]): MissingPaper[][] {
  const groups = new Map<string, MissingPaper[]>();
  for (const paper of papers) {
    const key = paper.amount ? JSON.stringify([paper.amount, paper.paid ?? []]) : paper.id;
    const group = groups.get(key);
    if (group) group.push(paper);
    else groups.set(key, [paper]);
  }
  return [...groups.values()];
}

/** Papers with the same bounds are searched together, because only the sum of their amounts makes a difference. */
export function dimensionOfAmounts(papers: readonly MissingPaper[]): Dimension {
  const [{ amount, paid = [] } = {}] = papers as readonly [MissingPaper?];
  const amounts = amount ? amountsIn(amount) : [0];
  const sums = sumsOf(amounts, papers.length);
  const cases = sums.map((sum): Case => {
    const most = paid.map((bound) => ('most' in bound ? dollars(bound.most) : Math.floor(sum * bound.share)));
    const apply = (input: EstimateInput): EstimateInput =>
      amount ? { ...input, [amount.fact]: asDollars(dollars(input[amount.fact]) + sum) } : input;
    return { apply, most, paid: most.reduce((total, each) => total + each, 0) };
  });
  const at = new Map(sums.map((sum, position) => [sum, position]));
  const choices = sumsOf(amounts, papers.length - 1).map((others) => amounts.map((each) => at.get(others + each) ?? 0));
  return { papers, cases, choices };
}
