export const templateLimits = {
  /** Maximum characters of a template's name. */
  name: 60,
  /** Maximum characters of a template's text in one language; names and links make the message a little longer. */
  text: 2000,
  /** Maximum number of templates of the whole business. */
  templates: 100,
} as const;
