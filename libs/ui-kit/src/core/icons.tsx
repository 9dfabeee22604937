import type { ReactNode } from 'react';

/** Line icon in the text color. Always beside text, so hidden from screen readers. */
const Line = ({ children, size = 24 }: { children: ReactNode; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

export const MenuIcon = () => (
  <Line size={20}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Line>
);
export const DoneIcon = () => (
  <Line size={20}>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.5 2.8 2.8L16 9.5" />
  </Line>
);
export const OpenIcon = () => (
  <Line size={20}>
    <circle cx="12" cy="12" r="9" />
  </Line>
);
export const MessageIcon = () => (
  <Line size={20}>
    <path d="M4 5.5h16v11H9.5L5 20v-3.5H4Z" />
    <path d="M8 9.5h8M8 12.5h5" />
  </Line>
);
/** Icon of an empty tray. */
export const EmptyIcon = () => (
  <Line size={56}>
    <path d="M3.5 14 6 6.5A2 2 0 0 1 8 5h8a2 2 0 0 1 2 1.5L20.5 14v3.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2Z" />
    <path d="M3.5 14H8.5a3.5 3.5 0 0 0 7 0h5" />
  </Line>
);
/** Icon of an interrupted line. */
export const BrokenIcon = () => (
  <Line size={56}>
    <path d="M3 15h4l2-4 3 6 2.5-5" />
    <path d="m17 9 4 4m0-4-4 4" />
  </Line>
);
/** The product's own mark, a lake with a sheet of paper, shown until an office has a logo. */
export const BrandIcon = () => (
  <Line size={28}>
    <path d="M7 4h7l3 3v7H7Z" />
    <path d="M9.5 8.5h3M9.5 11h5" />
    <path d="M3 17.5c2 0 2 1.5 4 1.5s2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5c1 0 1.5.4 2 .7" />
  </Line>
);
/** Globe, in front of the language select. */
export const LanguageIcon = () => (
  <Line size={20}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
  </Line>
);
/** Beside a waiting time. Drawn here, because an icon of the set would be one more file of the client's dashboard. */
export const ClockIcon = () => (
  <Line size={20}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2.5" />
  </Line>
);
export const CloseIcon = () => (
  <Line size={20}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Line>
);
