/**
 * Preferences stored in cookies, because the server needs them to render pages. Local storage holds only `token` and
 * `user`.
 */
type Choice = 'theme' | 'locale' | 'signed_in';

const yearInSeconds = 31_536_000;

/** Returns the stored value of a preference. @param cookies as in `document.cookie` or the Cookie header */
export const choiceIn = (cookies: string | undefined, choice: Choice): string | undefined =>
  new RegExp(`(?:^|; )${choice}=(\\w+)`).exec(cookies ?? '')?.[1];

/** Returns a cookie to assign to `document.cookie`; null deletes it. */
export const choiceCookie = (choice: Choice, value: string | null): string =>
  `${choice}=${value ?? ''}; path=/; max-age=${value === null ? 0 : yearInSeconds}; samesite=strict`;
