import { useAssignByCodeMutation, useAssignPreparerMutation } from '@portal/data-access/assignments';
import { detailOr, useUser } from '@portal/data-access/core';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';

/** The preparer to assign, by id (from the list) or by code. */
export type PreparerPreference =
  { preparer_id: string; name: string; code?: undefined } | { code: string; preparer_id?: undefined };

/** Returns a function that assigns a preparer to the signed-in client, shows the outcome, and returns whether it worked. */
export function useAssign(): (preference: PreparerPreference) => Promise<boolean> {
  const t = useTranslate();
  const { id } = useUser();
  const [byCode] = useAssignByCodeMutation();
  const [byChoice] = useAssignPreparerMutation();
  return async (preference) => {
    const { data, error } =
      preference.code === undefined
        ? await byChoice({ body: { client_id: id, preparer_id: preference.preparer_id } })
        : await byCode({ query: { preparer_code: preference.code } });
    if (data) notify.success(t('assignments.assigned', { name: data.preparer_name }));
    else
      notify.error(
        detailOr(error, t(preference.code === undefined ? 'assignments.assignFailed' : 'assignments.invalidCode')),
      );
    return data !== undefined;
  };
}
