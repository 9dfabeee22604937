/** Windows of a return's moves and filings, in one chunk: they share most of their code. */
export { default as FilingsModal } from './filings.modal';
export { default as MoveModal } from './move.modal';
