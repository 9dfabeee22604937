import { useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** Sheets that open over the form: the panel on phones, the full trace, other facts, and the year before. */
export type Sheet = 'details' | 'trace' | 'whatIf' | 'years';

const sheetsIn = (state: unknown): Sheet[] => {
  const { sheets }: Record<string, unknown> = { ...(state as object | null) };
  return Array.isArray(sheets) ? (sheets as Sheet[]) : [];
};

/** Returns the open sheets, top one last. Each is a history entry, so that the back button closes it. */
export function useSheets() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = location;
  const sheets = sheetsIn(state);
  // Escape can be pressed twice before a render; the second press must not leave the page.
  const closing = useRef(0);
  return {
    isOpen: (sheet: Sheet): boolean => sheets.includes(sheet),
    open: (sheet: Sheet): void =>
      void navigate({ pathname, search, hash }, { state: { ...(state as object | null), sheets: [...sheets, sheet] } }),
    close: (sheet: Sheet): void => {
      if (sheets.at(-1) !== sheet || closing.current === sheets.length + 1) return;
      closing.current = sheets.length + 1;
      setTimeout(() => (closing.current = 0), 300);
      void navigate(-1);
    },
  };
}
