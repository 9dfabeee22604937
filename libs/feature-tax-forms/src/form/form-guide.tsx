import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText } from '@portal/ui-kit/core';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { SectionNav, useRestingValues } from './section-nav';
import { sectionStates } from './section-states';
import { StepBar } from './step-bar';
import type { TaxFormDefinition } from './tax-form.definition';
import type { Steps } from './use-steps';

interface FormGuideProps<Body extends object, Section extends string> {
  definition: TaxFormDefinition<Body, Section>;
  form: ContractFormState<Body>;
  steps: Steps<Section>;
  /** Save status. */
  status: ReactNode;
}

/**
 * Shows the save status and the sections of the form with the state of each: an open rail beside the form, or on a
 * phone the bar at the bottom, with buttons to the neighboring sections and the list on request.
 */
export function FormGuide<Body extends object, Section extends string>({
  definition,
  form,
  steps,
  status,
}: FormGuideProps<Body, Section>) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  const values = useRestingValues(form);
  const states = useMemo(() => sectionStates(definition, form.shape, values, t), [definition, form.shape, t, values]);
  const unanswered = states.flatMap(({ gaps }) => gaps);
  const minutes = states.reduce((sum, { section, begun, gaps }) => {
    const isDone = begun && gaps.length === 0;
    return isDone ? sum : sum + definition.minutes[section];
  }, 0);
  const close = (): void => setOpen(false);
  return (
    <div className="tax-guide" data-open={open} data-complete={unanswered.length === 0 || undefined}>
      {status}
      <div className="tax-guide__body" id={id}>
        <SectionNav
          titleOf={(section) => definition.sectionTitle(section, t)}
          states={states}
          current={steps.current}
          onGo={(section) => {
            close();
            steps.go(section);
          }}
        />
        {unanswered.length > 0 ? <MutedText>{t('intake.guide.left', { count: minutes })}</MutedText> : null}
        {unanswered.length > 0 ? (
          <Button
            onClick={() => {
              close();
              steps.focusFirst(unanswered);
            }}
          >
            {t('intake.guide.jump')}
          </Button>
        ) : (
          <MutedText>{t('intake.guide.complete')}</MutedText>
        )}
      </div>
      <StepBar {...steps} isComplete={unanswered.length === 0} list={id} open={open} onToggle={() => setOpen(!open)} />
    </div>
  );
}
