/** Styles have no meaning in a document without layout. */
export default {};
