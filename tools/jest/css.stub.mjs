/** Styles are replaced with this stub, because they have no effect in jsdom. */
export default {};
