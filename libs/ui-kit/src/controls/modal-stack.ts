import { createContext, useContext, useEffect, useRef } from 'react';

/** A modal or sheet over the page. */
export interface StackedModal {
  /** Closes it like its close button; with unsaved entries it may ask first and stay open. */
  close: () => void;
}

/** Registers each open modal or sheet of the page below; the returned function unregisters it. */
export const ModalStack = createContext<(opened: StackedModal) => () => void>(() => () => undefined);

/** Registers an open modal or sheet, for example so that the browser's back button can close it. */
export function useStackedModal(open: boolean, onClose: () => void): void {
  const tell = useContext(ModalStack);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (open ? tell({ close: () => latest.current() }) : undefined), [open, tell]);
}
