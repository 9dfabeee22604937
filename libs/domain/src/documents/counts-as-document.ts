import type { DocumentCategory, DocumentRow } from './documents.dto';

// The database decides which files count toward a checklist (`documents.counts`). Servers of the previous release do
// not send this field and count every file.

/** Returns whether a listed file counts toward a checklist. */
export const countsAsDocument = ({ counts = true }: Pick<DocumentRow, 'counts'>): boolean => counts;

/** Returns how many files of a category count toward a checklist. */
export const countedOf = ({ count, counted = count }: Pick<DocumentCategory, 'count' | 'counted'>): number => counted;
