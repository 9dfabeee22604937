import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

interface SplitPanesProps {
  /** Accessible name of the divider: what it resizes. */
  label: string;
  children: readonly [left: ReactNode, right: ReactNode];
}

/** Share of the right pane, percent. */
const shares = { least: 20, most: 60, first: 34, step: 2 } as const;

const clamp = (share: number): number => Math.min(shares.most, Math.max(shares.least, Math.round(share)));

/** Kept while the page is open, so that the next review has the same panes. */
let lastShare: number = shares.first;

/**
 * Two panes with a divider that is dragged, or moved with the arrow keys. Not antd's Splitter, which cannot be moved by
 * keyboard.
 */
export function SplitPanes({ label, children: [left, right] }: SplitPanesProps) {
  const panes = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(lastShare);
  const change = (next: number): void => {
    lastShare = clamp(next);
    setShare(lastShare);
  };
  const drag = ({ buttons, clientX, currentTarget, pointerId }: PointerEvent): void => {
    const room = panes.current?.getBoundingClientRect();
    if (buttons !== 1 || !room || room.width === 0) return;
    currentTarget.setPointerCapture(pointerId);
    change(((room.right - clientX) / room.width) * 100);
  };
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: shares.step, ArrowRight: -shares.step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    change(share + by);
  };
  return (
    <div ref={panes} className="review__panes" style={{ '--review-share': `${share}%` } as object}>
      {left}
      <div
        className="review__divider"
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={share}
        aria-valuemin={shares.least}
        aria-valuemax={shares.most}
        onPointerDown={drag}
        onPointerMove={drag}
        onKeyDown={press}
      />
      {right}
    </div>
  );
}
