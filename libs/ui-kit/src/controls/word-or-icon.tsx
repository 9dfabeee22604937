import type { ReactNode } from 'react';

/**
 * Content of a button that repeats in every row: a word, and on a phone an icon in its place. The button needs an
 * `aria-label`.
 */
export const WordOrIcon = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="ui-word-or-icon">
    <span>{children}</span>
    {icon}
  </span>
);
