/** The tax year that the user has chosen in this tab; undefined for the office's default. */
let chosen: number | undefined;

export const requestedSeason = (): number | undefined => chosen;

/** Sets the tax year of all later requests that depend on one. */
export function requestSeason(year: number | undefined): void {
  chosen = year;
}
