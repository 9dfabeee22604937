import type { DocumentRow } from './documents.dto';

/** Whether a listed file ticks a checklist. The database decides (`documents.counts`); a server without that column counted every file. */
export const countsAsDocument = ({ counts = true }: Pick<DocumentRow, 'counts'>): boolean => counts;
