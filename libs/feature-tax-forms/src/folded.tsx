import { useState, type ReactNode } from 'react';

interface FoldedProps {
  /** Whether one of the fields has a value. */
  used: boolean;
  /** Text of the summary. */
  summary: (open: boolean) => string;
  children: ReactNode;
}

/** Folds fields that most people leave empty. Opens when one of them gets a value, also from another window, and stays open. */
export function Folded({ used, summary, children }: FoldedProps) {
  const [open, setOpen] = useState(used);
  if (used && !open) setOpen(true);
  return (
    <details className="tax-folded" open={open} onToggle={({ currentTarget }) => setOpen(used || currentTarget.open)}>
      <summary>{summary(open)}</summary>
      {children}
    </details>
  );
}
