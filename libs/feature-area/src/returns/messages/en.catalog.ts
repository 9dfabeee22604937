import { returnsMessages } from '@portal/domain/returns/returns.messages';
import { staffReturnsMessages as staffReturns } from '../staff-returns.messages';

const { client: _client, turns: _turns, actions: _actions, steps: _steps, ...returns } = returnsMessages;

/** What staff read about returns; what only clients read is left out. */
export default { returns, staffReturns };
