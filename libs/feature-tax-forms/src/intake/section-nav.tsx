import { useEffect, useMemo, useState } from 'react';
import type { DtoClass } from '@portal/domain/contract/contract';
import type { Translate } from '@portal/domain/i18n/message';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { useTranslate } from '@portal/i18n';
import { DoneIcon, OpenIcon } from '@portal/ui-kit/core';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { sectionStates, type SectionState } from './section-states';

type Methods = ContractFormState<object>['methods'];

/** After the last key, ms: checking a whole form at each one would slow typing down. */
const pause = 300;

function useSectionStates(methods: Methods, shape: DtoClass<IntakeBody>, t: Translate): SectionState[] {
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
  return useMemo(() => sectionStates(values, t, shape), [shape, t, values]);
}

type Face = 'wrong' | 'missing' | 'done' | 'optional';

function faceOf({ wrong, missing, begun, section }: SectionState): Face {
  if (wrong > 0) return 'wrong';
  if (missing > 0) return 'missing';
  return begun || section === 'personal' ? 'done' : 'optional';
}

function go(section: string): void {
  const heading = document.getElementById(`${section}-title`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
  heading.scrollIntoView({ block: 'start' });
}

interface SectionNavProps {
  methods: Methods;
  shape: DtoClass<IntakeBody>;
  onGo: () => void;
}

/** The sections of the form, what is done and what is missing in each, and a way to each. */
export function SectionNav({ methods, shape, onGo }: SectionNavProps) {
  const t = useTranslate();
  const states = useSectionStates(methods, shape, t);
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
                <span>{t(`intake.sections.${section}`)}</span>{' '}
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
