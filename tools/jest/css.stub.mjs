/** Styles have no effect in jsdom, which has no layout. */
export default {};
