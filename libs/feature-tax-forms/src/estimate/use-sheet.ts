import { useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** What opens over the form: the panel on a phone, and the whole trace. */
export type Sheet = 'details' | 'trace';

const sheetsIn = (state: unknown): Sheet[] => {
  const { sheets }: Record<string, unknown> = { ...(state as object | null) };
  return Array.isArray(sheets) ? (sheets as Sheet[]) : [];
};

/** Which sheets are open, the top one last. Each is an entry of the browser's history, so that its back button closes it. */
export function useSheets() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = location;
  const sheets = sheetsIn(state);
  // Escape can be pressed twice before the first is drawn; the second must not leave the page.
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
