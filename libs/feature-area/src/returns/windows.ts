/** Windows of a return's moves, filings and dates, in one chunk: they share most of their code. */
export { default as DeadlineModal } from './deadline.modal';
export { default as FilingsModal } from './filings.modal';
export { default as MoveModal } from './move.modal';
