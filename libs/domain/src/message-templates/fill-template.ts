/** What a template can say about the client to whom the message goes. */
export const mergeFields = ['first_name', 'preparer', 'office', 'open_papers', 'link'] as const;
export type MergeField = (typeof mergeFields)[number];
export type MergeValues = Readonly<Record<MergeField, string>>;

const placeholder = /\{([^{}]*)\}/g;

const isMergeField = (name: string): name is MergeField => (mergeFields as readonly string[]).includes(name);

/** Returns whether every `{…}` of a text is a merge field, so that no client receives an unfilled one. */
export const hasOnlyMergeFields = (text: string): boolean =>
  [...text.matchAll(placeholder)].every(([, name = '']) => isMergeField(name));

/** The end of a sentence or a line, with the spaces behind it. */
const sentenceEnds = /(?<=[.!?]["”»)]*\s+|\n\s*)(?=\S)/;

/** Leaves out what a text says about open papers, unless nothing would be left. */
function withoutOpenPapers(text: string): string {
  const kept = text.split(sentenceEnds).filter((sentence) => !sentence.includes('{open_papers}'));
  return kept.join('').trimEnd() || text;
}

/**
 * Replaces the merge fields once: a value that looks like one stays as it is. Sentences about open papers are left out if
 * there are none, because "We still need 0 papers" asks for nothing.
 */
export const fillTemplate = (text: string, values: MergeValues): string =>
  (values.open_papers === '0' ? withoutOpenPapers(text) : text).replace(placeholder, (whole, name: string) =>
    isMergeField(name) ? values[name] : whole,
  );

/** The merge fields as an author types them, for the form's help. */
export const mergeFieldList = mergeFields.map((name) => `{${name}}`).join(', ');
