/** Placeholder in a message, replaced with a URL by the page's script. */
export const linkMark = '%link%';
