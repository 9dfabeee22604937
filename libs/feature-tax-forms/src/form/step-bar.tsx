import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import type { Steps } from './use-steps';

interface StepBarProps<Section extends string> extends Pick<Steps<Section>, 'previous' | 'next' | 'go'> {
  /** Whether every section offers to submit the form, which is the primary button then. */
  isComplete: boolean;
  /** Id of the section list that the middle button opens. */
  list: string;
  open: boolean;
  onToggle: () => void;
}

/** Buttons of the bar at the bottom of a phone: previous section, section list, next section. */
export function StepBar<Section extends string>({
  previous,
  next,
  go,
  isComplete,
  list,
  open,
  onToggle,
}: StepBarProps<Section>) {
  const t = useTranslate();
  return (
    <div className="tax-stepbar">
      <Button disabled={!previous} onClick={() => previous && go(previous)}>
        {t('intake.guide.back')}
      </Button>
      <Button kind="text" aria-expanded={open} aria-controls={list} onClick={onToggle}>
        {open ? t('intake.guide.hide') : t('intake.guide.show')}
      </Button>
      {next ? (
        <Button kind={isComplete ? 'default' : 'primary'} onClick={() => go(next)}>
          {t('intake.guide.continue')}
        </Button>
      ) : null}
    </div>
  );
}
