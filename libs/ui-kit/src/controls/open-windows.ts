import { createContext, useContext, useEffect, useRef } from 'react';

/** A window over the page. */
export interface OpenWindow {
  /** As by its cross: one that holds what is typed may ask first, and stay. */
  close: () => void;
}

/** Is told of each window over the part of the page below it, as it opens; what comes back is called as it closes. */
export const OpenWindows = createContext<(opened: OpenWindow) => () => void>(() => () => undefined);

/** Tells whoever wants to know, such as what closes windows by the browser's back button, that a window is open. */
export function useOpenWindow(open: boolean, onClose: () => void): void {
  const tell = useContext(OpenWindows);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (open ? tell({ close: () => latest.current() }) : undefined), [open, tell]);
}
