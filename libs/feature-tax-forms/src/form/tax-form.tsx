import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { RecordRef, useAutosave } from '@portal/drafts/autosave';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Inline, MutedText, lazyWindow, notify } from '@portal/ui-kit/core';
import { ContractForm, ErrorSummary, SubmitButton, type ContractFormState } from '@portal/ui-kit/forms';
import { AutosaveStatus } from './autosave-status';
import type { ConflictDialogProps } from './conflict.dialog';
import { FormGuide } from './form-guide';
import { StepProvider } from './step';
import type { TaxFormDefinition } from './tax-form.definition';
import { useFormSubmit } from './use-form-submit';
import { useReview, useReviewOnArrival } from './use-review';
import { useSteps } from './use-steps';

const ConflictDialog = lazyWindow<ConflictDialogProps>(() => import('./conflict.dialog'));

interface TaxFormProps<Body extends object, Saved extends Body & RecordRef, Section extends string> {
  definition: TaxFormDefinition<Body, Section>;
  form: ContractFormState<Body>;
  autosave: ReturnType<typeof useAutosave<Body, Saved>>;
  /** Returns the message for a failed save; by default, the form's own message. */
  failed?: (detail: string) => string;
  onSubmitted: () => void;
  onDraftSaved?: () => Promise<unknown>;
  /** Notice about the submission, shown above the fields. */
  notice: ReactNode;
  /** Must be a stable element, so that a change of the save state does not re-render the fields. */
  sections: ReactNode;
  /** Review of every answer before submitting. If absent, the button submits immediately. */
  review?: {
    /** Loads its code. Resolves with whether it has loaded. */
    preload: () => Promise<boolean>;
    show: (onEdit: (path: string) => void) => ReactNode;
  };
  /** Shown below the buttons. */
  versions: ReactNode;
  /** Result of the answers, such as the estimate: beside the form, or in the bar at the bottom of a phone screen. */
  panel: ReactNode;
}

/** Long form with autosave: its texts, navigation, saving, conflicts and submit. */
export function TaxForm<Body extends object, Saved extends Body & RecordRef, Section extends string>({
  definition,
  form,
  autosave,
  failed,
  onSubmitted,
  onDraftSaved,
  notice,
  sections,
  review,
  versions,
  panel,
}: TaxFormProps<Body, Saved, Section>) {
  const t = useTranslate();
  const locale = useLocale();
  const { noun, fieldName, fieldOwner, shownValue } = definition;
  const { disputes } = autosave;
  const [postponed, setPostponed] = useState<unknown>(null);
  const id = useId();
  const screen = useRef<HTMLDivElement>(null);
  // Before the review, so that its effects see the section that the review leads to.
  const steps = useSteps({ definition, formId: id, screen });
  const { open: reviewing, show, leave } = useReview();
  const { submit, pending, lastSubmit } = useFormSubmit({
    form,
    autosave,
    messages: {
      submitted: t(`${noun}.submitted`),
      draftSaved: t(`${noun}.draftSaved`),
      failed: failed ?? (() => t(`${noun}.saveFailed`)),
    },
    onSubmitted,
    // Loaded before it is shown, because its page has the button that submits.
    onReview: async () => {
      if (!review || (await review.preload())) show();
      else notify.error(t('intake.review.loadFailed'));
    },
    onRefused: () =>
      leave(steps.current, () => document.querySelector<HTMLElement>('.tax-fields [data-summary]')?.focus()),
    ...(onDraftSaved ? { onDraftSaved } : {}),
  });
  useReviewOnArrival(async () => {
    if (review) await submit('review');
  });
  const edit = (path: string): void => leave(definition.sectionOf(path) ?? steps.current, () => steps.focusField(path));
  const nameOf = (path: string): string => fieldName(path, t);

  const decide = (): void => {
    setPostponed(null);
    if (disputes.length === 0) void autosave.compare();
  };

  const { current } = steps;
  const place = useMemo(
    () => ({
      current,
      sections: definition.sections,
      titleOf: (section: string) => definition.sectionTitle(section as Section, t),
      minutesOf: (section: string) => definition.minutes[section as Section],
    }),
    [current, definition, t],
  );

  return (
    <ContractForm
      id={id}
      form={form}
      onSubmit={() => submit(review && !reviewing ? 'review' : 'submit')}
      label={t(`${noun}.title`)}
    >
      <div ref={screen} className="tax-screen" data-reviewing={reviewing || undefined}>
        {review && reviewing ? (
          <div className="tax-fields">
            {review.show(edit)}
            <Inline>
              <Button disabled={pending === 'submit'} onClick={() => leave(current, () => window.scrollTo(0, 0))}>
                {t('intake.review.back')}
              </Button>
              <SubmitButton busy={pending === 'submit'}>{t(`${noun}.submit`)}</SubmitButton>
            </Inline>
          </div>
        ) : null}
        <div className="tax-fields" hidden={reviewing}>
          <ErrorSummary
            {...(fieldOwner ? { whose: (path) => fieldOwner(path, t) } : {})}
            {...(lastSubmit === 'draft' ? { title: (count) => t('intake.draftIncomplete', { count }) } : {})}
          />
          <div className="tax-intro" data-first={!steps.previous}>
            {notice}
            <MutedText>{t('forms.requiredNote')}</MutedText>
          </div>
          <StepProvider value={place}>{sections}</StepProvider>
          {reviewing ? null : (
            <div className="tax-actions" data-last={!steps.next}>
              <Inline>
                <Button busy={pending === 'draft'} disabled={pending === 'submit'} onClick={() => void submit('draft')}>
                  {t(`${noun}.saveDraft`)}
                </Button>
                <SubmitButton busy={pending === 'submit' || pending === 'review'}>{t(`${noun}.submit`)}</SubmitButton>
              </Inline>
              {review ? <MutedText>{t('intake.review.note')}</MutedText> : null}
            </div>
          )}
          {versions}
        </div>
        <div className="tax-side">
          <FormGuide
            definition={definition}
            form={form}
            steps={steps}
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
      {disputes.length > 0 && postponed !== disputes ? (
        <ConflictDialog
          disputes={disputes}
          nameOf={nameOf}
          shown={(path, value) => shownValue(path, value, t, locale)}
          title={t(`${noun}.staleVersion`)}
          onMine={autosave.keepMine}
          onTheirs={autosave.takeTheirs}
          onClose={() => setPostponed(disputes)}
        />
      ) : null}
    </ContractForm>
  );
}
