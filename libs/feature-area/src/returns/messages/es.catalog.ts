import messages from '@portal/domain/returns/returns.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import staffReturns from '../staff-returns.messages.es.json';
import type en from './en.catalog';

const { client: _client, turns: _turns, actions: _actions, steps: _steps, ...returns } = messages;

export default { returns, staffReturns } satisfies Translated<typeof en>;
