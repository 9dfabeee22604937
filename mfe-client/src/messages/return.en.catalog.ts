import { dashboardMessages } from '@portal/domain/dashboard/dashboard.messages';
import { clientReturnMessages as clientReturn } from '@portal/domain/returns/client-return.messages';
import { returnsMessages } from '@portal/domain/returns/returns.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';

// Without the words of the office, which are most of them.
const { turns, steps, client, actions, reasons, methods, outcomes } = returnsMessages;
const { next, actions: start } = dashboardMessages;

export default {
  clientReturn,
  returns: { turns, steps, client, actions, reasons, methods, outcomes },
  dashboard: { next, actions: start },
  states,
};
