export const intakeLimits = {
  /** Maximum number of children; larger households must call the office. */
  children: 20,
  nameMax: 60,
  addressMax: 120,
  cityMax: 80,
  occupationMax: 80,
  bankNameMax: 80,
  routingMax: 9,
  stateMax: 2,
  /** Delay between the last change and the estimate (debounce), ms (specification part 1, section 9). */
  estimateDebounce: 1000,
  /**
   * Delay between the last change and saving the draft (debounce), ms. With the maximum below, at most 2 s of input can
   * be lost.
   */
  autosaveDebounce: 800,
  /** Maximum delay before a draft is saved while typing continues, ms. */
  autosaveLongest: 1500,
} as const;
