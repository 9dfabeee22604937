import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { validate } from '@portal/domain/contract/validate';
import { taxYearOf } from '@portal/domain/tax/estimate-input';
import { differencesBetween, receiptAgain, receiptText, type Receipt } from '@portal/domain/tax/receipt';
import { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { lawOf } from '@portal/tax-engine/law/laws';
import { translate } from './answer';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isReceipt(raw: unknown): raw is Receipt {
  if (!isObject(raw)) return false;
  const { receipt, engine, law, request, estimate } = raw;
  const hasParts = [engine, law, request, estimate].every(isObject);
  if (!hasParts || !Array.isArray((estimate as Record<string, unknown>)['lines'])) return false;
  return receipt === 1 || (receipt === 2 && isObject((law as Record<string, unknown>)['files']));
}

/** Parses a receipt; throws a message for the user if it is none. */
function receiptIn(text: string): Receipt {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('The file is not a receipt: it is not JSON.');
  }
  if (!isReceipt(raw)) throw new Error('The file is not a receipt of one of these formats: 1, 2.');
  return raw;
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
  const is = await receiptAgain(was, lawOf(taxYearOf(was.request)));
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
