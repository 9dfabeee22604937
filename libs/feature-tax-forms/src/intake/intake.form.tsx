import { useCallback, useEffect, useMemo, useState } from 'react';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm as IntakeRecord } from '@portal/domain/intake/intake-form.dto';
import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { Button, Notice, Quiet, Row } from '@portal/ui-kit/core';
import { ContractForm, ErrorSummary, SubmitButton, useContractForm } from '@portal/ui-kit/forms';
import { AutosaveStatus } from '../autosave/autosave-status';
import { ConflictDialog } from '../conflict/conflict.dialog';
import { useConflict } from '../conflict/use-conflict';
import { EstimateDock } from '../estimate/estimate-dock';
import { SubmittedVersions } from '../history/submitted-versions';
import { BankSection } from './sections/bank.section';
import { ChildrenSection } from './sections/children.section';
import { DeductionsSection, IncomeSection, PreviousYearSection, WithholdingSection } from './sections/money.sections';
import { PersonalSection } from './sections/personal.section';
import { SpouseSection } from './sections/spouse.section';
import { bodyOf, valuesOf } from './intake-values';
import { useButtons } from './use-buttons';
import { useSaving } from './use-saving';

interface IntakeFormProps {
  /** As it was when the screen opened; null: none yet, or it could not be loaded. */
  record: IntakeRecord | null;
  onSubmitted: () => void;
}

export function IntakeForm({ record, onSubmitted }: IntakeFormProps) {
  const [defaultValues] = useState(() => valuesOf(record));
  const form = useContractForm(IntakeBody, { defaultValues, toBody: bodyOf });
  const { methods } = form;
  const { draft, state, setState, left, calls } = useSaving(form, record);
  const { pressed, saveDraft, submit } = useButtons(form, draft, onSubmitted);

  const onTaken = useCallback(
    (theirs: IntakeRecord) => setState({ kind: 'saved', at: new Date(theirs.updated_at) }),
    [setState],
  );
  const conflict = useConflict({
    draft,
    met: state.kind === 'conflict',
    fetch: calls.fetch,
    values: methods.getValues,
    show: methods.reset,
    onTaken,
  });

  useEffect(() => {
    // It could not be loaded at first and is there now: shown as long as nobody has begun to type.
    if (record && !draft.place && !draft.unfinished) {
      methods.reset(valuesOf(record));
      draft.settle(record);
    }
  }, [draft, methods, record]);

  const sections = useMemo(() => <Sections />, []);
  const submittedAt = draft.base?.submitted_at ?? null;
  const changedSince = draft.base?.submitted === false && submittedAt !== null;

  return (
    <ContractForm form={form} onSubmit={submit} label={words.title}>
      <div className="tax-screen">
        <div className="tax-fields">
          {changedSince ? <Notice tone="turn">{words.savedBefore}</Notice> : null}
          <Quiet>{words.requiredNote}</Quiet>
          {sections}
          <ErrorSummary />
          <AutosaveStatus state={state} left={left} onDecide={conflict.look} />
          <Row>
            <Button busy={pressed === 'draft'} disabled={pressed === 'submit'} onClick={saveDraft}>
              {words.saveDraft}
            </Button>
            <SubmitButton busy={pressed === 'submit'}>{words.submit}</SubmitButton>
          </Row>
          {submittedAt && draft.base ? <SubmittedVersions key={submittedAt} id={draft.base.id} /> : null}
        </div>
        <EstimateDock />
      </div>
      <ConflictDialog
        open={conflict.meeting !== null}
        differences={conflict.meeting?.differences ?? []}
        onMine={conflict.keepMine}
        onTheirs={conflict.takeTheirs}
        onLater={conflict.later}
      />
    </ContractForm>
  );
}

/** In the order of the specification (part 1, section 2). */
const Sections = () => (
  <>
    <PersonalSection />
    <SpouseSection />
    <ChildrenSection />
    <IncomeSection />
    <DeductionsSection />
    <WithholdingSection />
    <PreviousYearSection />
    <BankSection />
  </>
);
