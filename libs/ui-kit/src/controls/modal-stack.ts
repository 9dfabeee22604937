import { createContext, useContext, useEffect, useRef } from 'react';

/** A modal or sheet open on the page. */
export interface StackedModal {
  /** Closes it like its close button does; if there are unsaved changes, it may ask first and stay open. */
  close: () => void;
}

/** Registers an open modal or sheet; returns a function that unregisters it. */
export const ModalStack = createContext<(opened: StackedModal) => () => void>(() => () => undefined);

/** Registers an open modal or sheet, for example so that the browser's back button can close it. */
export function useStackedModal(open: boolean, onClose: () => void): void {
  const register = useContext(ModalStack);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (open ? register({ close: () => latest.current() }) : undefined), [open, register]);
}
