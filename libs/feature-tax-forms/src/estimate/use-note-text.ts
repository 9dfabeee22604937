import type { Message } from '@portal/domain/i18n/message';
import type { Note } from '@portal/tax-engine/result';
import { useEstimateNames } from './use-estimate-names';

/** Returns the text of a note. Its messages are loaded with the explanation (`use-explanation.ts`). */
export function useNoteText(): (note: Note) => string {
  const { t, money, stateName } = useEstimateNames();
  return ({ id, params }) => {
    const values: Message['values'] = {
      ...params,
      ...(params.amount === undefined ? {} : { amount: money(params.amount) }),
      ...(params.state === undefined ? {} : { state: stateName(params.state) }),
    };
    return t({ id: `taxTrace.notes.${id}`, values });
  };
}
