export const intakeLimits = {
  /** Maximum number of children: larger households call the office. */
  children: 20,
  nameMax: 60,
  addressMax: 120,
  cityMax: 80,
  occupationMax: 80,
  bankNameMax: 80,
  routingMax: 9,
  stateMax: 2,
  /** Debounce of the estimate after the last change, ms (specification part 1, section 9). */
  estimateDebounce: 1000,
  /**
   * Debounce of the draft save after the last change, ms; with the maximum wait below, at most 2 s of input are lost.
   */
  autosaveDebounce: 800,
  /** Maximum wait of a change while typing continues, ms. */
  autosaveLongest: 1500,
} as const;
