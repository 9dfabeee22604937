import { estimate } from '@portal/tax-engine';
import type { TaxLaw } from '@portal/tax-engine/law/tax-law';
import { engineText, figuresText, numbersOf } from '@portal/tax-engine/receipt/fingerprint';
import { completeEstimateInput } from './estimate-input';
import type { TaxEstimateRequest } from './tax.dto';

/** SHA-256 of the year's federal figures, which format 1 has. */
interface FederalHash {
  tax_year: number;
  sha256: string;
}

/** SHA-256 of each file of the year's figures, by its name. */
interface FileHashes {
  tax_year: number;
  files: Readonly<Record<string, string>>;
}

/** Everything that is needed to get the same estimate again, and to see why it is not the same. */
interface ReceiptOf<Format, Law> {
  /** Version of this format. */
  receipt: Format;
  /** SHA-256 of the engine's answers to fixed households. */
  engine: { version: string; sha256: string };
  law: Law;
  request: TaxEstimateRequest;
  estimate: ReturnType<typeof numbersOf>;
}

/** New receipts have format 2; those of format 1 are only made again. */
export type Receipt = ReceiptOf<1, FederalHash> | ReceiptOf<2, FileHashes>;

async function sha256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const federalFile = 'federal.json';

/** Hashes the files with these names. A file that the law does not have any more is left out. */
async function fileHashes({ year, files }: TaxLaw, names: readonly string[]): Promise<FileHashes> {
  const hashed = names.map(async (name): Promise<readonly (readonly [string, string])[]> => {
    const figures = files.get(name);
    return figures ? [[name, await sha256(figuresText(figures))]] : [];
  });
  return { tax_year: year, files: Object.fromEntries((await Promise.all(hashed)).flat()) };
}

/**
 * Returns the receipt of an estimate that is made anew. The request must be valid.
 * @param law the law of the request's tax year
 */
export async function receiptOf(request: TaxEstimateRequest, law: TaxLaw): Promise<Receipt> {
  const { engine, estimate } = await madeWith(request, law);
  const hashes = await fileHashes(law, [...law.files.keys()].sort());
  return { receipt: 2, engine, law: hashes, request, estimate };
}

/** Makes a receipt again in its own format: a later release may have more files of figures than it names. */
export async function receiptAgain(was: Receipt, law: TaxLaw): Promise<Receipt> {
  const { request } = was;
  const { engine, estimate } = await madeWith(request, law);
  if (was.receipt === 2) {
    const hashes = await fileHashes(law, Object.keys(was.law.files));
    return { receipt: 2, engine, law: hashes, request, estimate };
  }
  const federal = await sha256(figuresText(law.files.get(federalFile) ?? {}));
  return { receipt: 1, engine, law: { tax_year: law.year, sha256: federal }, request, estimate };
}

const madeWith = async (request: TaxEstimateRequest, law: TaxLaw) => ({
  engine: { version: law.version, sha256: await sha256(engineText(law)) },
  estimate: numbersOf(estimate(completeEstimateInput(request), law)),
});

/** Writes a receipt as the text of its file: the same bytes for the same request, engine and law. */
export const receiptText = (receipt: Receipt): string => `${JSON.stringify(receipt, null, 2)}\n`;

type Amounts = Readonly<Record<string, unknown>>;

/** Flattens an estimate to its amounts by name: `lines.1040.16`, `total_income`. */
function amountsIn({ lines, ...totals }: Receipt['estimate']): Amounts {
  const byLine = lines.map(({ id, amount }) => [`line ${id}`, amount] as const);
  return { ...totals, ...Object.fromEntries(byLine) };
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Returns the files of figures whose hash differs. */
function changedFiles(was: Receipt, is: Receipt): string[] {
  if (was.receipt === 1 || is.receipt === 1) return [];
  const [before, after] = [was.law.files, is.law.files];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

/** Returns sentences about what differs between a receipt and the same estimate now; none if nothing does. */
export function differencesBetween(was: Receipt, is: Receipt): string[] {
  const sentences: string[] = [];
  if (was.engine.version !== is.engine.version)
    sentences.push(`The engine differs: ${was.engine.version} in the receipt, ${is.engine.version} now.`);
  if (was.engine.sha256 !== is.engine.sha256)
    sentences.push('The engine differs: it answers its fixed households differently.');
  if (was.receipt === 1 && is.receipt === 1 && was.law.sha256 !== is.law.sha256)
    sentences.push(`The law differs: the federal figures for ${is.law.tax_year} have changed.`);
  for (const name of changedFiles(was, is))
    sentences.push(`The law differs: the figures for ${is.law.tax_year} in ${name} have changed.`);
  const [before, after] = [amountsIn(was.estimate), amountsIn(is.estimate)];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (shown(before[name]) !== shown(after[name]))
      sentences.push(`${name}: ${shown(before[name])} in the receipt, ${shown(after[name])} now.`);
  return sentences;
}
