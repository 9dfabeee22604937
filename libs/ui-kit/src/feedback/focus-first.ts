/** Without file inputs, which a button stands in for. */
const fields =
  'input:not([type=hidden]):not([type=file]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** An element that takes the focus before any field. */
const marked = '[data-first-focus]';

interface ModalParts {
  body: HTMLElement | null;
  /** With the safest button first. */
  buttons: HTMLElement | null;
  title: HTMLElement | null;
}

/**
 * Focuses the marked element or the first field of a modal or sheet that opened, or else its safest button, or else its title: antd would leave
 * focus on the close button. Content that already took focus keeps it.
 */
export function focusFirst({ body, buttons, title }: ModalParts): void {
  if ([body, buttons].some((part) => part?.contains(document.activeElement))) return;
  const first =
    body?.querySelector<HTMLElement>(marked) ??
    body?.querySelector<HTMLElement>(fields) ??
    buttons?.querySelector<HTMLElement>('button:not(:disabled)') ??
    title;
  first?.focus({ preventScroll: true });
}
