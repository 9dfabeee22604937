export const requestLimits = {
  /** Maximum number of names in one list of the interview, such as employers. */
  names: 20,
  /** Maximum characters of a name. */
  name: 80,
  /** Maximum characters of what staff ask for in their own words. */
  label: 120,
  /** Maximum characters of a note, an explanation or a reason in one's own words. */
  text: 1000,
  /** Maximum number of items of a return. */
  items: 400,
  /** Number of an item's files and events that are listed, newest first. */
  files: 100,
  events: 50,
} as const;
