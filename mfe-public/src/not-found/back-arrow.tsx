/** An SVG, because not every font includes the arrow. */
export const BackArrow = () => (
  <svg className="public-arrow" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d="M14 8H3M7 3.5 2.5 8 7 12.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
);
