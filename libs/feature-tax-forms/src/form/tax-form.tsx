import { useState, type ReactNode } from 'react';
import type { RecordRef, useAutosave } from '@portal/autosave';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Inline, MutedText } from '@portal/ui-kit/core';
import { ContractForm, ErrorSummary, SubmitButton, type ContractFormState } from '@portal/ui-kit/forms';
import { AutosaveStatus } from './autosave-status';
import { ConflictDialog } from './conflict.dialog';
import { FormGuide } from './form-guide';
import type { TaxFormDefinition } from './tax-form.definition';
import { usePress } from './use-press';

interface TaxFormProps<Body extends object, Saved extends Body & RecordRef, Section extends string> {
  definition: TaxFormDefinition<Body, Section>;
  form: ContractFormState<Body>;
  autosave: ReturnType<typeof useAutosave<Body, Saved>>;
  /** What is said of a save that failed; as it stands: the form's own sentence. */
  failed?: (detail: string) => string;
  onSubmitted: () => void;
  onDraftSaved?: () => Promise<unknown>;
  /** Above the fields: what was submitted. */
  notice: ReactNode;
  /** Must stay the same element, so that a change of the save state redraws no field. */
  sections: ReactNode;
  /** Below the buttons. */
  versions: ReactNode;
  /** What the answers come to; beside the form, on a phone part of the bar at the bottom. */
  panel: ReactNode;
}

/** A long form that is saved while it is filled in: what it says, how it is gone through, saved, disputed and submitted. */
export function TaxForm<Body extends object, Saved extends Body & RecordRef, Section extends string>({
  definition,
  form,
  autosave,
  failed,
  onSubmitted,
  onDraftSaved,
  notice,
  sections,
  versions,
  panel,
}: TaxFormProps<Body, Saved, Section>) {
  const t = useTranslate();
  const locale = useLocale();
  const { noun, fieldName, fieldOwner, shownValue } = definition;
  const { disputes } = autosave;
  const [postponed, setPostponed] = useState<unknown>(null);
  const { press, pressed, lastPress } = usePress({
    form,
    autosave,
    says: {
      submitted: t(`${noun}.submitted`),
      draftSaved: t(`${noun}.draftSaved`),
      failed: failed ?? (() => t(`${noun}.saveFailed`)),
    },
    onSubmitted,
    ...(onDraftSaved ? { onDraftSaved } : {}),
  });
  const nameOf = (path: string): string => fieldName(path, t);

  const decide = (): void => {
    setPostponed(null);
    if (disputes.length === 0) void autosave.compare();
  };

  return (
    <ContractForm form={form} onSubmit={() => press('submit')} label={t(`${noun}.title`)}>
      <div className="tax-screen">
        <div className="tax-fields">
          <ErrorSummary
            {...(fieldOwner ? { whose: (path) => fieldOwner(path, t) } : {})}
            {...(lastPress === 'draft' ? { title: (count) => t('intake.draftIncomplete', { count }) } : {})}
          />
          {notice}
          <MutedText>{t('intake.requiredNote')}</MutedText>
          {sections}
          <Inline>
            <Button busy={pressed === 'draft'} disabled={pressed === 'submit'} onClick={() => void press('draft')}>
              {t(`${noun}.saveDraft`)}
            </Button>
            <SubmitButton busy={pressed === 'submit'}>{t(`${noun}.submit`)}</SubmitButton>
          </Inline>
          {versions}
        </div>
        <div className="tax-side">
          <FormGuide
            definition={definition}
            form={form}
            status={
              <AutosaveStatus
                state={autosave.status}
                invalid={autosave.invalid}
                nameOf={nameOf}
                failed={t(`${noun}.saveFailed`)}
                onDecide={decide}
              />
            }
          />
          {panel}
        </div>
      </div>
      <ConflictDialog
        open={disputes.length > 0 && postponed !== disputes}
        disputes={disputes}
        nameOf={nameOf}
        shown={(path, value) => shownValue(path, value, t, locale)}
        title={t(`${noun}.staleVersion`)}
        onMine={autosave.keepMine}
        onTheirs={autosave.takeTheirs}
        onLater={() => setPostponed(disputes)}
      />
    </ContractForm>
  );
}
