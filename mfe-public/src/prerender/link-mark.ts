/** Stands in a sentence of the page where its script puts an address. */
export const linkMark = '%link%';
