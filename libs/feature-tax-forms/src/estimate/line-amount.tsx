import type { TraceLine } from '@portal/tax-engine/result';
import { Money } from '@portal/ui-kit/core';

/** Shows the amount of a line: dollars, or a percentage. */
export const LineAmount = ({ line: { amount, unit } }: { line: TraceLine }) =>
  unit === 'percent' ? <span className="ui-money">{amount}%</span> : <Money amount={amount} />;
