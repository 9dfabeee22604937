import { useEffect, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { DoneIcon, OpenIcon } from '@portal/ui-kit/core';
import type { ContractFormState, FieldValues } from '@portal/ui-kit/forms';
import type { SectionState } from './section-states';

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

interface SectionNavProps<Section extends string> {
  titleOf: (section: Section) => string;
  states: readonly SectionState<Section>[];
  current: Section;
  onGo: (section: Section) => void;
}

/** Links to the sections of the form, and shows what is done and what is missing in each. */
export function SectionNav<Section extends string>({ titleOf, states, current, onGo }: SectionNavProps<Section>) {
  const t = useTranslate();
  return (
    <nav aria-label={t('intake.guide.title')}>
      <ol className="tax-sections">
        {states.map((state) => {
          const face = faceOf(state);
          const { section, gaps } = state;
          return (
            <li key={section}>
              <a
                href={`#${section}`}
                data-face={face}
                aria-current={section === current ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(section);
                }}
              >
                {face === 'done' ? <DoneIcon /> : <OpenIcon />}
                <span>{titleOf(section)}</span>{' '}
                <small>
                  {face === 'wrong' || face === 'missing'
                    ? t(`intake.guide.${face}`, { count: gaps.length })
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
