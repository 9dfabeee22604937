import { createContext, useContext, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';

interface Place {
  current: string;
  sections: readonly string[];
  titleOf: (section: string) => string;
  minutesOf: (section: string) => number;
}

const StepContext = createContext<Place | null>(null);
export const StepProvider = StepContext.Provider;

interface StepProps {
  section: string;
  /** Must be a stable element, so that moving to another section does not re-render the fields. */
  children: ReactNode;
}

/** One section of the form. On a phone, only the current one is shown; its fields stay mounted with their input. */
export function Step({ section, children }: StepProps) {
  const t = useTranslate();
  const place = useContext(StepContext);
  if (!place) throw new Error('A step must stand inside a TaxForm');
  const { current, sections, titleOf, minutesOf } = place;
  const at = sections.indexOf(section);
  const next = sections[at + 1];
  return (
    <div className="tax-step" data-section={section} data-current={current === section}>
      <p className="tax-step__place">
        {t('intake.guide.step', { at: at + 1, count: sections.length })}
        {` · ${t('intake.guide.minutes', { count: minutesOf(section) })}`}
        {` · ${t('intake.guide.next', { section: next ? titleOf(next) : t('intake.review.title') })}`}
      </p>
      {children}
    </div>
  );
}
