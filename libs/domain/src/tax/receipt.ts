import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { engineText, lawText, numbersOf } from '@portal/tax-engine/receipt/fingerprint';
import { completeEstimateInput, taxYearOf } from './estimate-input';
import type { TaxEstimateRequest } from './tax.dto';

/** Everything that is needed to get the same estimate again, and to see why it is not the same. */
export interface Receipt {
  /** Version of this format. */
  receipt: 1;
  /** SHA-256 of the engine's answers to fixed households. */
  engine: { version: string; sha256: string };
  /** SHA-256 of the year's federal figures. */
  law: { tax_year: number; sha256: string };
  request: TaxEstimateRequest;
  estimate: ReturnType<typeof numbersOf>;
}

async function sha256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the receipt of an estimate that is made anew. The request must be valid. */
export async function receiptOf(request: TaxEstimateRequest): Promise<Receipt> {
  const year = taxYearOf(request);
  const law = lawOf(year);
  return {
    receipt: 1,
    engine: { version: law.version, sha256: await sha256(engineText(year)) },
    law: { tax_year: year, sha256: await sha256(lawText(year)) },
    request,
    estimate: numbersOf(estimate(completeEstimateInput(request), law)),
  };
}

/** Writes a receipt as the text of its file: the same bytes for the same request, engine and law. */
export const receiptText = (receipt: Receipt): string => `${JSON.stringify(receipt, null, 2)}\n`;

type Amounts = Readonly<Record<string, unknown>>;

/** Flattens an estimate to its amounts by name: `lines.1040.16`, `total_income`. */
function amountsIn({ lines, ...totals }: Receipt['estimate']): Amounts {
  const byLine = lines.map(({ id, amount }) => [`line ${id}`, amount] as const);
  return { ...totals, ...Object.fromEntries(byLine) };
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Returns sentences about what differs between a receipt and the same estimate now; none if nothing does. */
export function differencesBetween(was: Receipt, is: Receipt): string[] {
  const sentences: string[] = [];
  if (was.engine.version !== is.engine.version)
    sentences.push(`The engine differs: ${was.engine.version} in the receipt, ${is.engine.version} now.`);
  if (was.engine.sha256 !== is.engine.sha256)
    sentences.push('The engine differs: it answers its fixed households differently.');
  if (was.law.sha256 !== is.law.sha256)
    sentences.push(`The law differs: the federal figures for ${is.law.tax_year} have changed.`);
  const [before, after] = [amountsIn(was.estimate), amountsIn(is.estimate)];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (shown(before[name]) !== shown(after[name]))
      sentences.push(`${name}: ${shown(before[name])} in the receipt, ${shown(after[name])} now.`);
  return sentences;
}
