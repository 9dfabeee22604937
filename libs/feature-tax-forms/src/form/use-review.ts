import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const hash = '#review';

/**
 * Opens the review of a form at a URL of its own, so that the back button leads to the form, which stays mounted with
 * its input. Call `show` once the form is complete.
 */
export function useReview() {
  const location = useLocation();
  const navigate = useNavigate();
  const isAddress = location.hash === hash;
  const [checked, setChecked] = useState(false);
  const open = isAddress && checked;
  const focus = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (open) window.scrollTo(0, 0);
    else focus.current?.();
    focus.current = null;
  }, [open]);

  const show = useCallback(() => {
    setChecked(true);
    if (!isAddress) void navigate({ hash });
  }, [isAddress, navigate]);

  /**
   * @param section section that the form shows then
   * @param then callback that runs once the form is visible again
   */
  const leave = useCallback(
    (section: string, then: () => void) => {
      if (!isAddress) return;
      focus.current = then;
      void navigate({ hash: section });
    },
    [isAddress, navigate],
  );

  return { open, show, leave };
}

/** When opened by its URL, e.g. after a reload, the review is shown only if `check` finds the form complete. */
export function useReviewOnArrival(check: () => Promise<void>): void {
  const pending = useRef(useLocation().hash === hash);
  useEffect(() => {
    if (!pending.current) return;
    pending.current = false;
    void check();
  });
}
