import { validate } from '@portal/domain/contract/validate';
import { rulesMessages } from '@portal/domain/contract/rules.messages';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { createTranslator } from '@portal/i18n/translator';
import { completeEstimateInput, taxYearOf } from '@portal/domain/tax/estimate-input';
import { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate, type EstimateResult } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { cellsOf, rawFromCells, type Answer } from './csv';

/** English only, because the command is for developers. */
const messages = { rules: rulesMessages, intake: intakeMessages };
export const translate = createTranslator({ en: messages, es: {} })('en');

/** An invalid input line, with a message for the user. */
class BadLine extends Error {}

/** Estimates a parsed request after validating it with the rules of `POST /calculate-tax`. */
function estimateOf(raw: object): EstimateResult {
  const { value, errors } = validate(TaxEstimateRequest, raw, translate);
  if (errors.length > 0) throw new BadLine(errors.map(({ field, detail }) => `${field}: ${detail}`).join(' '));
  return estimate(completeEstimateInput(value), lawOf(taxYearOf(value)));
}

function parsed(text: string): object {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new BadLine('not a JSON object');
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new BadLine('not a JSON object');
  return raw;
}

/**
 * Returns the result of one line of input, or the error in it. Copies the input's `id` to the result.
 * @param header field names if the line is a row of a table
 */
export function answerTo(text: string, line: number, header?: readonly string[]): Answer {
  let mark: { id?: unknown } = {};
  try {
    const { id, ...raw }: { id?: unknown } = header ? rawFromCells(header, cellsOf(text)) : parsed(text);
    if (id !== undefined) mark = { id };
    return { ...mark, ...estimateOf(raw) };
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    return { ...mark, line, error: error.message };
  }
}
