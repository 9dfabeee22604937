import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { createPortal } from 'react-dom';

interface FloatingProps extends ComponentProps<'div'> {
  /** What the box belongs to: it is placed below it, or above it where there is more room. */
  anchor: RefObject<Element | null>;
  /** Makes the box at least as wide as the anchor. */
  wide?: boolean;
}

/** Distance to the anchor and to the edges of the window, px. */
const gap = 4;

/**
 * A box beside an element, above everything else: not clipped by tables and dialogs that scroll. Rendered inside our root,
 * which has the theme. It follows its element while the page scrolls.
 */
export function Floating({ anchor, wide = false, className = '', ...box }: FloatingProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const [from, element] = [anchor.current?.getBoundingClientRect(), own.current];
      if (!from || !element) return;
      if (wide) element.style.minWidth = `${from.width}px`;
      const { width, height } = element.getBoundingClientRect();
      const [right, bottom] = [document.documentElement.clientWidth, window.innerHeight];
      const isAbove = from.bottom + gap + height > bottom && from.top > bottom - from.bottom;
      element.style.left = `${Math.max(gap, Math.min(from.left, right - width - gap))}px`;
      element.style.top = `${isAbove ? Math.max(gap, from.top - gap - height) : from.bottom + gap}px`;
    };
    place();
    const resized = new ResizeObserver(place);
    if (own.current) resized.observe(own.current);
    window.addEventListener('scroll', place, { passive: true, capture: true });
    window.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, wide]);
  return createPortal(
    <div {...box} ref={own} className={`ui-floating ${className}`} />,
    document.querySelector('.ui-root') ?? document.body,
  );
}
