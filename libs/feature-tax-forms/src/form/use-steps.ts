import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldId } from '@portal/ui-kit/forms';
import type { TaxFormDefinition } from './tax-form.definition';

export interface Steps<Section extends string> {
  current: Section;
  previous: Section | undefined;
  next: Section | undefined;
  /** Shows a section and focuses its heading. */
  go: (section: Section) => void;
  /** Focuses the field, or its section if the field is hidden. */
  focusField: (path: string) => void;
  /** Focuses the field that comes first on the page. */
  focusFirst: (paths: readonly string[]) => void;
}

interface StepsOptions<Section extends string> {
  definition: Pick<TaxFormDefinition<object, Section>, 'sections' | 'sectionOf'>;
  formId: string;
  /** Element around the sections and everything that links to their fields. */
  screen: RefObject<HTMLElement | null>;
}

/**
 * Keeps the current section of a long form in the URL's hash, so that the back button returns to the previous one. The
 * hash may also name a field, such as `#w2_income`.
 */
export function useSteps<Section extends string>({
  definition: { sections, sectionOf },
  formId,
  screen,
}: StepsOptions<Section>): Steps<Section> {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const target = hash.slice(1);
  const named = sections.find((section) => section === target) ?? sectionOf(target);
  const [first] = sections;
  if (!first) throw new Error('A form needs a section');
  const [current, setCurrent] = useState(named ?? first);
  const [shownHash, setShownHash] = useState(hash);
  if (shownHash !== hash) {
    setShownHash(hash);
    // The review has a hash of its own, and returns to the section it came from.
    if (named || hash === '') setCurrent(named ?? first);
  }

  // A ref, because the review calls back after the section has changed.
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  const show = (section: Section): void => {
    if (section === latest.current) return;
    // The section must be visible before something in it can take focus.
    flushSync(() => setCurrent(section));
    void navigate({ hash: section });
  };
  const focus = (section: Section, element: HTMLElement | null, block: ScrollLogicalPosition): void => {
    show(section);
    const heading = document.getElementById(`${section}-title`);
    if (heading) heading.tabIndex = -1;
    const focused = element ?? heading;
    focused?.closest('details')?.setAttribute('open', '');
    focused?.focus({ preventScroll: true });
    (element ?? heading?.closest('.tax-step') ?? heading)?.scrollIntoView({ block });
  };
  const elementOf = (path: string): HTMLElement | null => document.getElementById(fieldId(formId, path));
  const focusField = (path: string): void => {
    const section = sectionOf(path);
    if (section) focus(section, elementOf(path), 'center');
  };

  useShowLinkedFields(screen, (section) => {
    const found = sections.find((one) => one === section);
    if (found) show(found);
  });
  const linked = named && named !== target ? target : '';
  const focusLinked = useRef(focusField);
  useEffect(() => {
    focusLinked.current = focusField;
  });
  useEffect(() => {
    if (linked) focusLinked.current(linked);
  }, [linked]);

  const at = sections.indexOf(current);
  return {
    current,
    previous: sections[at - 1],
    next: sections[at + 1],
    go: (section) => focus(section, null, 'start'),
    focusField,
    focusFirst: (paths) => {
      const [path] = [...paths].sort((one, other) => order(elementOf(one), elementOf(other)));
      if (path) focusField(path);
    },
  };
}

function order(one: Element | null, other: Element | null): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Before a link focuses its field, shows the field's section and opens the group it is folded into. */
function useShowLinkedFields(screen: RefObject<HTMLElement | null>, show: (section: string) => void): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const element = screen.current;
    const reveal = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const field = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      const step = field?.closest<HTMLElement>('.tax-step');
      field?.closest('details')?.setAttribute('open', '');
      if (step?.dataset['section']) latest.current(step.dataset['section']);
    };
    element?.addEventListener('click', reveal, true);
    return () => element?.removeEventListener('click', reveal, true);
  }, [screen]);
}
