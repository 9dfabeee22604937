import { message } from '@portal/domain/i18n/message';
import type { Filing } from '@portal/domain/returns/filings.dto';
import type { Edge } from '@portal/domain/returns/return-edges';
import { holdReasons, notFilingReasons, withdrawReasons, type ReturnReason } from '@portal/domain/returns/return-words';
import { rejectionOf } from '@portal/domain/returns/reject-codes';
import type { MoveReturn } from '@portal/domain/returns/returns.dto';
import type {} from '@portal/domain/returns/returns.messages';
import { ProblemError } from '@portal/bff-platform/problem.error';

/** What is known besides the request. */
interface Known {
  /** What the return's filings are after the move. */
  filings: readonly Filing[];
  /** Number of required papers that wait for the client. */
  open: number;
}

const sentences = {
  reason_kind: message('returns.needsReason'),
  question: message('returns.needsQuestion'),
  to: message('returns.needsPreparer'),
} as const;

/** Asserts that a move comes with what its edge needs. @throws ProblemError invalid_input, beside the field */
export function assertNeeds(edge: Edge, { reason_kind, question }: Partial<MoveReturn>, known: Known): void {
  switch (edge.needs) {
    case 'reason':
      if (!reason_kind || !reasonsOf(edge).includes(reason_kind)) throw missing('reason_kind');
      return;
    case 'question':
      if (!question?.trim() && known.open === 0) throw missing('question');
      return;
    case 'filing':
      if (!isFilingComplete(edge, known.filings)) throw missing('filings', message('returns.needsFiling'));
      return;
    case 'rejection':
      if (!known.filings.some(isRejected)) throw missing('filings', message('returns.needsRejection'));
      assertExplained(known.filings);
      return;
    case undefined:
      return;
  }
}

export const missing = (field: keyof typeof sentences | 'filings', detail = wordsOf(field)): ProblemError =>
  new ProblemError('invalid_input', undefined, { errors: [{ field, detail }] });

const wordsOf = (field: keyof typeof sentences | 'filings') =>
  field === 'filings' ? message('returns.needsFiling') : sentences[field];

const reasonsOf = ({ to }: Edge): readonly ReturnReason[] =>
  to === 'on_hold' ? holdReasons : to === 'not_filing' ? notFilingReasons : withdrawReasons;

/** Nothing counts as accepted before every authority that was sent an e-file has accepted it; paper gets no answer. */
function isFilingComplete({ to }: Edge, filings: readonly Filing[]): boolean {
  if (filings.length === 0) return false;
  if (to === 'accepted')
    return filings.every(
      ({ method, outcome }) => outcome === 'accepted' || (method === 'paper' && outcome !== 'rejected'),
    );
  return filings.every(({ outcome }) => outcome !== 'rejected');
}

const isRejected = ({ outcome }: Filing): boolean => outcome === 'rejected';

/**
 * Asserts that every rejection has its code and something for the client to read: an unknown code needs the preparer's
 * own words. @throws ProblemError invalid_input, beside each field that is missing
 */
export function assertExplained(filings: readonly Filing[]): void {
  const errors = filings.flatMap((filing, at) => {
    if (!isRejected(filing)) return [];
    const code = filing.code?.trim() ?? '';
    const absent = [
      ...(code === '' ? (['code'] as const) : []),
      ...(filing.words?.trim() || rejectionOf(code) ? [] : (['words'] as const)),
    ];
    return absent.map((name) => ({ field: `filings.${at}.${name}`, detail: message('returns.needsRejection') }));
  });
  if (errors.length > 0) throw new ProblemError('invalid_input', undefined, { errors });
}
