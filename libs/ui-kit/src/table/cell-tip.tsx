import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Floating } from '../controls/floating';

interface Tip {
  text: string;
  anchor: RefObject<Element | null>;
}

const cell = '.ui-data-table__value';
const focusable = 'a, button, input, select, textarea, summary, [tabindex]';
const isCut = (value: HTMLElement): boolean =>
  [value, ...value.children, ...value.querySelectorAll('.ui-chip, .ui-tag')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );

/**
 * Shows the whole text of a cell that is cut off with an ellipsis, on hover and on focus; cells without a control become
 * focusable while they are cut off. One tooltip serves the whole table: one component per cell would be slow.
 */
export function CellTip({ children, on }: { children: ReactNode; on: boolean }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = root.current;
    if (!on || !element) return undefined;
    const mark = (): void => {
      const values = [...element.querySelectorAll<HTMLElement>(cell)];
      const cut = values.map((value) => isCut(value) && !value.querySelector(focusable));
      values.forEach((value, at) => (cut[at] ? (value.tabIndex = 0) : value.removeAttribute('tabindex')));
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    return () => observer.disconnect();
  }, [on, children]);

  useEffect(() => {
    if (!tip) return undefined;
    const hide = (): void => setTip(null);
    const hideOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    window.addEventListener('scroll', hide, { passive: true, capture: true });
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      window.removeEventListener('scroll', hide, { capture: true });
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, [tip]);

  const show = ({ target }: SyntheticEvent): void => {
    const value = target instanceof Element ? target.closest<HTMLElement>(cell) : null;
    if (!on || !value || !isCut(value)) {
      setTip(null);
      return;
    }
    setTip({ text: value.innerText, anchor: { current: value } });
  };
  const hide = (): void => setTip(null);

  return (
    <div
      ref={root}
      role="presentation"
      className="ui-cells"
      onPointerOver={show}
      onFocus={show}
      onPointerLeave={hide}
      onBlur={hide}
    >
      {children}
      {tip ? (
        <Floating anchor={tip.anchor} wide className="ui-tip" role="tooltip">
          {tip.text}
        </Floating>
      ) : null}
    </div>
  );
}
