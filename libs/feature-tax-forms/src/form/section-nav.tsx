import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { DoneIcon, OpenIcon } from '@portal/ui-kit/core';
import type { ContractFormState, FieldValues } from '@portal/ui-kit/forms';
import { sectionStates, type SectionState } from './section-states';
import type { TaxFormDefinition } from './tax-form.definition';

/** Debounce after the last keystroke, ms: validating a whole form on each keystroke would slow typing down. */
const pause = 300;

/** Returns the form's values, debounced while the user types. */
export function useRestingValues({ methods }: Pick<ContractFormState<object>, 'methods'>): FieldValues {
  const [values, setValues] = useState(() => structuredClone(methods.getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = methods.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setValues(structuredClone(methods.getValues())), pause);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [methods]);
  return values;
}

type Face = 'wrong' | 'missing' | 'done' | 'optional';

function faceOf({ wrong, missing, begun }: SectionState<string>): Face {
  if (wrong > 0) return 'wrong';
  if (missing > 0) return 'missing';
  return begun ? 'done' : 'optional';
}

function go(section: string): void {
  const heading = document.getElementById(`${section}-title`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
  heading.scrollIntoView({ block: 'start' });
}

interface SectionNavProps<Body extends object, Section extends string> {
  definition: TaxFormDefinition<Body, Section>;
  form: ContractFormState<Body>;
  onGo: () => void;
}

/** Links to the sections of the form, and shows what is done and what is missing in each. */
export function SectionNav<Body extends object, Section extends string>({
  definition,
  form,
  onGo,
}: SectionNavProps<Body, Section>) {
  const t = useTranslate();
  const values = useRestingValues(form);
  const states = useMemo(() => sectionStates(definition, form.shape, values, t), [definition, form.shape, t, values]);
  return (
    <nav aria-label={t('intake.guide.title')}>
      <ol className="tax-sections">
        {states.map((state) => {
          const face = faceOf(state);
          const { section, wrong, missing } = state;
          return (
            <li key={section}>
              <a
                href={`#${section}`}
                data-face={face}
                onClick={(event) => {
                  event.preventDefault();
                  onGo();
                  go(section);
                }}
              >
                {face === 'done' ? <DoneIcon /> : <OpenIcon />}
                <span>{definition.sectionTitle(section, t)}</span>{' '}
                <small>
                  {face === 'wrong' || face === 'missing'
                    ? t(`intake.guide.${face}`, { count: wrong + missing })
                    : t(`intake.guide.${face}`)}
                </small>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
