import type {} from '@portal/domain/returns/returns.messages';
import type {} from './staff-returns.messages';

export { AmendButton } from './amend.button';
export { OpenPapers, ReturnAge, ReturnFlags, ReturnStateChip, TurnBadge } from './chips';
export { DeadlineCard } from './deadline.card';
export { EarlierReturns } from './earlier-returns';
export { FilingsCard } from './filings.card';
export { MoveButtons } from './move-buttons';
export { Notes } from './notes';
export { reasonChoices } from './reason-choices';
export { ReturnSummary } from './return-summary';
export { Timeline } from './timeline';
export { isQuick, MoveModal, useQuickMove } from './use-moves';
