/** Resolves once the browser has painted what is rendered now. Does not resolve while the page is in the background. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
