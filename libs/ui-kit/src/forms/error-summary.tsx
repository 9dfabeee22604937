import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldError } from '@portal/domain/problem';
import { useTranslate } from '@portal/i18n';
import { Alert } from '../core/layout';
import { FieldLink } from './field-link';
import { fieldId, useAttempt, usePlace } from './form-context';
import { flatErrors } from './form-values';

/** Attribute that identifies the summary's element. */
export const summaryMark = 'data-summary';

interface ErrorSummaryProps {
  /** By default, the number of fields that need attention. */
  title?: (count: number) => string;
  /** Returns the person a field belongs to, if a form asks for the same data of several people: 'Child 1'. */
  whose?: (field: string) => string;
}

/**
 * Lists invalid fields at the top of a form after a failed submit, in page order, each with a link to its field, and
 * takes focus. Updates with every change: the title counts the remaining errors, and the alert turns green when none
 * are left. Corrected fields stay in the list, struck through, to avoid a layout shift while the user types.
 */
export function ErrorSummary({ title, whose }: ErrorSummaryProps) {
  const t = useTranslate();
  const { errors } = useFormState();
  const { formId } = usePlace();
  const attempt = useAttempt();
  const [found, setFound] = useState<{ attempt: number; errors: FieldError[] }>({ attempt, errors: [] });
  const box = useRef<HTMLDivElement>(null);
  const wrong = flatErrors(errors);
  if (found.attempt !== attempt) setFound({ attempt, errors: inPageOrder(wrong, formId) });
  const { errors: first } = found;

  useEffect(() => {
    if (first.length > 0) box.current?.focus();
  }, [first]);

  const later = wrong.filter(({ field }) => !first.some((error) => error.field === field));
  const listed = first.length > 0 ? [...first, ...inPageOrder(later, formId)] : [];
  const heading = (): string => {
    if (wrong.length === 0) return t('forms.allCorrected');
    return title?.(wrong.length) ?? t('forms.attention', { count: wrong.length });
  };

  const textOf = ({ field, detail }: FieldError): string => {
    const owner = whose?.(field);
    return owner ? `${owner}: ${detail}` : detail;
  };

  return (
    <div ref={box} className="ui-summary" tabIndex={-1} {...{ [summaryMark]: true }}>
      {listed.length > 0 ? (
        <Alert tone={wrong.length > 0 ? 'error' : 'success'} live title={heading()}>
          <ul>
            {listed.map((error) => {
              const still = wrong.find(({ field }) => field === error.field);
              return (
                <Item key={error.field} field={error.field} done={!still}>
                  {textOf(still ?? error)}
                </Item>
              );
            })}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}

function Item({ field, done, children }: { field: string; done: boolean; children: ReactNode }) {
  const t = useTranslate();
  return (
    <li data-done={done || undefined}>
      <FieldLink field={field}>{children}</FieldLink>
      {done ? <span> {t('forms.corrected')}</span> : null}
    </li>
  );
}

/** Sorts errors by the position of their controls, because the contract may list its fields in another order. */
function inPageOrder(errors: readonly FieldError[], formId: string): FieldError[] {
  const placeOf = ({ field }: FieldError): Element | null => document.getElementById(fieldId(formId, field));
  return [...errors].sort((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    if (!first || !second) return Number(!first) - Number(!second);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
