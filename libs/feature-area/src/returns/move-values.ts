import type { FieldError } from '@portal/domain/problem';
import type { Translate } from '@portal/domain/i18n/message';
import type { Filing } from '@portal/domain/returns/filings.dto';
import { todayIn } from '@portal/domain/returns/business-days';
import { rejectionOf } from '@portal/domain/returns/reject-codes';
import type { Edge } from '@portal/domain/returns/return-edges';
import type { MoveReturn, ReturnDetail } from '@portal/domain/returns/returns.dto';
import { blankToNull, type FieldValues } from '@portal/ui-kit/forms';

type Recorded = Pick<ReturnDetail, 'filings' | 'time_zone'>;

/** A filing as the form shows it: blank instead of null. */
const shown = (filing: Partial<Filing>, today: string): FieldValues => ({
  authority: filing.authority ?? '',
  method: filing.method ?? 'efile',
  sent_on: filing.sent_on ?? today,
  submission_id: filing.submission_id ?? '',
  outcome: filing.outcome ?? 'pending',
  outcome_on: filing.outcome_on ?? '',
  code: filing.code ?? '',
  words: filing.words ?? '',
});

/** Returns the values of one more filing. @param timeZone of the office */
export const anotherFiling = (timeZone: string | undefined): FieldValues => shown({}, todayIn(timeZone));

/** @param timeZone of the office */
export function shownFilings(filings: readonly Filing[], timeZone: string | undefined): FieldValues[] {
  const today = todayIn(timeZone);
  return filings.length === 0 ? [shown({ authority: 'federal' }, today)] : filings.map((one) => shown(one, today));
}

/** Returns what is most likely true of the filings after the move; everything can be changed before it is sent. */
function filingsAfter({ to }: Edge, { filings, time_zone: timeZone }: Recorded): FieldValues[] {
  const isAlone = filings.length <= 1;
  const today = todayIn(timeZone);
  return shownFilings(filings, timeZone).map((filing) => {
    const outcome = String(filing.outcome);
    if (to === 'filed' && outcome === 'rejected')
      return {
        ...filing,
        sent_on: today,
        submission_id: '',
        outcome: 'pending',
        outcome_on: '',
        code: '',
        words: '',
      };
    if (to === 'accepted' && filing.method === 'efile' && outcome === 'pending')
      return { ...filing, outcome: 'accepted', outcome_on: today };
    if (to === 'rejected' && isAlone) return { ...filing, outcome: 'rejected', outcome_on: today };
    return filing;
  });
}

const takesFilings = ({ needs }: Edge): boolean => needs === 'filing' || needs === 'rejection';

/** Returns the values that the form of a move starts with. */
export const moveValues = (edge: Edge, recorded: Recorded): FieldValues => ({
  reason_kind: '',
  question: '',
  message: '',
  note: '',
  ...(takesFilings(edge) ? { filings: filingsAfter(edge, recorded) } : {}),
});

const filled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Returns the body of a move: only what its edge takes. */
export function moveBody({ to, needs }: Edge, version: number, values: FieldValues): Partial<MoveReturn> {
  const { reason_kind: reason, question, message, note, filings } = values as Record<keyof MoveReturn, unknown>;
  return {
    to,
    version,
    ...(needs === 'reason' && filled(reason) ? { reason_kind: reason as NonNullable<MoveReturn['reason_kind']> } : {}),
    ...(needs === 'question' && filled(question) ? { question: question.trim() } : {}),
    ...(needs !== 'question' && filled(message) ? { message: message.trim() } : {}),
    ...(filled(note) ? { note: note.trim() } : {}),
    ...(filings ? { filings: blankToNull(filings) as Filing[] } : {}),
  };
}

/** Returns what the move still lacks, beside the field that lacks it. */
export function missing(
  t: Translate,
  edge: Edge,
  { open_for_client: open }: Pick<ReturnDetail, 'open_for_client'>,
  values: FieldValues,
): FieldError[] {
  if (edge.needs === 'reason' && !filled(values.reason_kind))
    return [{ field: 'reason_kind', detail: t('returns.needsReason') }];
  if (edge.needs === 'question' && open === 0 && !filled(values.question))
    return [{ field: 'question', detail: t('returns.needsQuestion') }];
  const filings = (values.filings ?? []) as readonly Filing[];
  if (edge.to === 'accepted')
    return filings.flatMap(({ method, outcome }, at) =>
      method === 'paper' || outcome === 'accepted'
        ? []
        : [{ field: `filings.${at}.outcome`, detail: t('staffReturns.notAccepted') }],
    );
  if (edge.needs !== 'rejection') return [];
  const sentBack = filings.flatMap((filing, at) => (filing.outcome === 'rejected' ? [{ filing, at }] : []));
  if (sentBack.length === 0) return [{ field: 'filings.0.outcome', detail: t('returns.needsRejection') }];
  return sentBack.flatMap(({ filing, at }) =>
    (['code', 'words'] as const)
      .filter((name) => !filled(filing[name]) && !(name === 'words' && rejectionOf(filing.code ?? '')))
      .map((name) => ({ field: `filings.${at}.${name}`, detail: t('returns.needsRejection') })),
  );
}
