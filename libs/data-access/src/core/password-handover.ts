/**
 * Passes the temporary password that was just used for sign-in to the page that requires a new one. Kept in memory
 * only, because history state and browser storage outlive the page.
 */
let handover: { userId: string; password: string } | null = null;

export function handOverPassword(userId: string, password: string): void {
  handover = { userId, password };
}

/** Returns the password handed over for this user, or ''. */
export const handedOverPassword = (userId: string | undefined): string =>
  handover && handover.userId === userId ? handover.password : '';

export function forgetHandedPassword(): void {
  handover = null;
}
