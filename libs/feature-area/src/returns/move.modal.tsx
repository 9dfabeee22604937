import { useId, useState } from 'react';
import { problemOf } from '@portal/data-access/core';
import { edgesFor, type Edge } from '@portal/domain/returns/return-edges';
import { moveName, reasonsFor } from '@portal/domain/returns/next-move';
import { MoveReturn, type ReturnDetail } from '@portal/domain/returns/returns.dto';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, MutedText, notify } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { ContractForm, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { FilingFields } from './filing.fields';
import { missing, moveBody, moveValues } from './move-values';
import { reasonChoices } from './reason-choices';

const { SelectField, TextAreaField } = fieldsOf<MoveReturn>();

export interface MoveModalProps {
  edge: Edge;
  detail: ReturnDetail;
  /** Name of the client. */
  name: string;
  mover: 'staff' | 'admin';
  /** What was entered before the window was closed. */
  draft: FieldValues | undefined;
  /** Resolves with the error, if the server rejects the move. */
  send: (body: MoveReturn) => Promise<{ error?: unknown }>;
  /** Loads the return again, because it has moved on. */
  onStale: () => void;
  /** Called with what was entered, for the next time that the window opens. */
  onClose: (draft?: FieldValues) => void;
}

const conflicts: readonly (string | undefined)[] = ['wrong_state', 'stale_version', 'conflict'];

/** Asks for what a move needs. If the return has moved on, shows its state and keeps what was entered. */
export default function MoveModal(props: MoveModalProps) {
  const { edge, detail, name, mover, draft, send, onStale, onClose } = props;
  const t = useTranslate();
  const id = useId();
  const [start] = useState(() => moveValues(edge, detail));
  const [problem, setProblem] = useState<string | null>(null);
  const [hasMovedOn, setMovedOn] = useState(false);
  const isPossible = edgesFor(detail, mover).some(({ to }) => to === edge.to);
  const form = useContractForm(MoveReturn, {
    defaultValues: draft ?? start,
    toBody: (values) => moveBody(edge, detail.version, values),
    also: (values) => missing(t, edge, detail, values),
  });
  const hasInput = (): boolean => JSON.stringify(form.methods.getValues()) !== JSON.stringify(start);
  useLeaveWarning(hasInput);
  const submit = form.submit(async (body) => {
    const { error } = await send(body);
    if (!error) {
      notify.success(t('staffReturns.moved', { name, state: t(`returns.states.${edge.to}`) }));
      onClose();
      return;
    }
    const failure = problemOf(error);
    const isConflict = conflicts.includes(failure?.code);
    setMovedOn(isConflict);
    if (isConflict) onStale();
    const errors = failure?.errors ?? [];
    form.showErrors(errors);
    // Errors of the whole move, such as a missing preparer, belong to no field.
    const others = errors.filter(({ field }) => ['to', 'version', 'filings'].includes(field));
    const text = others.map(({ detail: said }) => said).join(' ');
    const isBesideFields = errors.length > 0 && others.length === 0;
    setProblem(isConflict || isBesideFields ? null : text || (failure?.detail ?? t('staffReturns.moveFailed')));
  });
  const action = t(`returns.moves.${moveName(edge)}`);
  const close = (): void => onClose(hasInput() ? form.methods.getValues() : undefined);
  return (
    <Modal
      open
      title={`${action}: ${name}`}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('feedback.cancel')}</Button>
          <Button
            kind={edge.to === 'not_filing' ? 'danger' : 'primary'}
            type="submit"
            form={id}
            disabled={!isPossible}
            busy={form.methods.formState.isSubmitting}
          >
            {action}
          </Button>
        </>
      }
    >
      {hasMovedOn || !isPossible ? (
        <Alert tone="warning" live title={t('returns.wrongState')}>
          <p>{t('staffReturns.nowIs', { state: t(`returns.states.${detail.state}`) })}</p>
          {isPossible ? null : <p>{t('staffReturns.notFromHere')}</p>}
        </Alert>
      ) : null}
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <MutedText>{t(`staffReturns.about.${moveName(edge)}`)}</MutedText>
      <ContractForm form={form} id={id} onSubmit={submit} label={action}>
        {edge.needs === 'reason' ? (
          <SelectField name="reason_kind" required choices={reasonChoices(t, reasonsFor(edge))} />
        ) : null}
        {edge.needs === 'question' ? (
          <TextAreaField
            name="question"
            required={detail.open_for_client === 0}
            help={t('staffReturns.questionHelp')}
            maxLength={returnLimits.question}
          />
        ) : null}
        {mover === 'staff' && edge.needs !== 'question' ? (
          <TextAreaField
            name="message"
            rows={2}
            help={t('staffReturns.messageHelp')}
            maxLength={returnLimits.question}
          />
        ) : null}
        {start.filings ? <FilingFields outcomes={edge.to !== 'filed'} timeZone={detail.time_zone} /> : null}
        <TextAreaField name="note" rows={2} help={t('staffReturns.noteHelp')} maxLength={returnLimits.note} />
      </ContractForm>
    </Modal>
  );
}
