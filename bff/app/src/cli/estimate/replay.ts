import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { validate } from '@portal/domain/contract/validate';
import { differencesBetween, receiptOf, receiptText, type Receipt } from '@portal/domain/tax/receipt';
import { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { translate } from './answer';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a receipt; throws a message for the user if it is none. */
function receiptIn(text: string): Receipt {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('The file is not a receipt: it is not JSON.');
  }
  const isReceipt =
    isObject(raw) &&
    raw['receipt'] === 1 &&
    [raw['engine'], raw['law'], raw['request'], raw['estimate']].every(isObject) &&
    Array.isArray((raw['estimate'] as Record<string, unknown>)['lines']);
  if (!isReceipt) throw new Error('The file is not a receipt of this format (1).');
  return raw as Receipt;
}

/**
 * Makes the estimate of a receipt again. Writes the new receipt to `stdout` and what differs to `stderr`.
 * @returns the exit code: 0 if the new receipt has the same bytes, else 1
 */
export async function replay(
  file: string,
  { stdout, stderr }: { stdout: Writable; stderr: Writable },
): Promise<number> {
  const text = await readFile(file, 'utf8');
  const was = receiptIn(text);
  const { errors } = validate(TaxEstimateRequest, was.request, translate);
  if (errors.length > 0)
    throw new Error(`The receipt’s request is not valid. ${errors.map(({ detail }) => detail).join(' ')}`);
  const is = await receiptOf(was.request);
  stdout.write(receiptText(is));
  if (receiptText(is) === text) {
    stderr.write(`Same engine (${is.engine.version}), same law, same estimate: every byte is equal.\n`);
    return 0;
  }
  const differences = differencesBetween(was, is);
  const reasons = differences.length > 0 ? differences : ['Only the layout of the file differs.'];
  stderr.write(`${reasons.join('\n')}\n`);
  return 1;
}
