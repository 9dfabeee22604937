import dashboardMessages from '@portal/domain/dashboard/dashboard.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import clientReturn from '@portal/domain/returns/client-return.messages.es.json';
import returnsMessages from '@portal/domain/returns/returns.messages.es.json';
import states from '@portal/domain/tax/states.messages.es.json';
import type en from './return.en.catalog';

const { turns, steps, client, actions, reasons, methods, outcomes } = returnsMessages;
const { next, actions: start } = dashboardMessages;

export default {
  clientReturn,
  returns: { turns, steps, client, actions, reasons, methods, outcomes },
  dashboard: { next, actions: start },
  states,
} satisfies Translated<typeof en>;
