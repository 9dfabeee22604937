/** A tax return with its refund, as a line drawing in the colours of the theme. */
export const ReturnDrawing = () => (
  <svg className="public-drawing" viewBox="0 0 320 260" aria-hidden="true" focusable="false">
    <rect className="public-drawing__back" x="92" y="22" width="176" height="216" rx="10" />
    <rect className="public-drawing__sheet" x="56" y="38" width="176" height="208" rx="10" />
    <path className="public-drawing__head" d="M80 70h78" />
    <path className="public-drawing__line" d="M80 96h128M80 114h128M80 132h94M80 168h64M80 186h64M80 204h40" />
    <path className="public-drawing__bar" d="M166 210v-26M184 210v-42M202 210v-58" />
    <circle className="public-drawing__seal" cx="244" cy="196" r="36" />
    <path className="public-drawing__tick" d="M228 197l11 11 22-25" />
  </svg>
);
