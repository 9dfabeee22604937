/** Windows of a return's moves, filings, dates and amendments, in one chunk: they share most of their code. */
export { default as AmendModal } from './amend.modal';
export { default as DeadlineModal } from './deadline.modal';
export { default as FilingsModal } from './filings.modal';
export { default as MoveModal } from './move.modal';
