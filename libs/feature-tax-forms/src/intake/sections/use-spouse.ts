import { useUser } from '@portal/data-access/core';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { fieldsOf } from '@portal/ui-kit/forms';

const { useFieldAccess } = fieldsOf<IntakeBody>();

const married: readonly string[] = ['married_filing_jointly', 'married_filing_separately'];

/**
 * Returns what follows when the user adds a spouse: an empty last name starts with the user's own, and a married filing
 * status adds the spouse by itself. Only on the user's own choice, so that stored answers never change.
 */
export function useSpouse() {
  const { last_name } = useUser();
  const { get, set } = useFieldAccess();
  const add = (isAdded: boolean): void => {
    if (isAdded && !get('spouse_info.last_name')) set('spouse_info.last_name', last_name);
  };
  const pickStatus = (status: string): void => {
    if (get('has_spouse') === true || !married.includes(status)) return;
    set('has_spouse', true);
    add(true);
  };
  return { add, pickStatus };
}
