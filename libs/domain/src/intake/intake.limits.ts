export const intakeLimits = {
  /** A household larger than this calls the office. */
  children: 20,
  nameMax: 60,
  addressMax: 120,
  cityMax: 80,
  occupationMax: 80,
  bankNameMax: 80,
  routingMax: 9,
  stateMax: 2,
  /** Wait after the last change before the estimate is asked for, ms (specification part 1, section 9). */
  estimateDebounce: 1000,
  /** Wait after the last change before the draft is saved, ms; with the longest wait below, at most 2 s are lost. */
  autosaveDebounce: 800,
  /** The longest a change waits while typing goes on, ms. */
  autosaveLongest: 1500,
} as const;
