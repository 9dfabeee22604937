import type { DocumentCategory, DocumentRow } from './documents.dto';

// The database decides what counts (`documents.counts`). A server of the release before says nothing about it and counted every file.

/** Whether a listed file ticks a checklist. */
export const countsAsDocument = ({ counts = true }: Pick<DocumentRow, 'counts'>): boolean => counts;

/** How many files of a category tick a checklist. */
export const countedOf = ({ count, counted = count }: Pick<DocumentCategory, 'count' | 'counted'>): number => counted;
