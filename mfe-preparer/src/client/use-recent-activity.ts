import { clientLimits } from '@portal/domain/clients/clients.limits';
import { useTranslate } from '@portal/i18n';
import { useClientDocuments, useClientIntake, useClientMessages, useClientScheduleC } from './use-client-records';

interface Activity {
  key: string;
  what: string;
  /** RFC 3339. */
  when: string;
}

/** Returns the latest activities, newest first; undefined while loading. */
export function useRecentActivity(clientId: string): Activity[] | undefined {
  const t = useTranslate();
  const { data: documents } = useClientDocuments(clientId);
  const { data: messages } = useClientMessages(clientId);
  const { data: intake } = useClientIntake(clientId);
  const { data: scheduleC } = useClientScheduleC(clientId);
  if (!documents || !messages || intake === undefined || scheduleC === undefined) return undefined;

  const formActivity = (
    form: { submitted_at: string | null; created_at: string } | null,
    name: 'intake' | 'scheduleC',
  ): Activity[] => {
    if (!form) return [];
    const { submitted_at: submitted, created_at: started } = form;
    const what = submitted ? t(`clients.detail.${name}Submitted`) : t(`clients.detail.${name}Started`);
    return [{ key: name, what, when: submitted ?? started }];
  };
  const all = [
    ...documents.rows.slice(0, clientLimits.recentActivity).map(({ id, filename, uploaded_at }) => ({
      key: id,
      what: t('clients.detail.uploaded', { filename }),
      when: uploaded_at,
    })),
    ...messages.rows.map(({ id, sender_name: name, created_at }) => ({
      key: id,
      what: t('clients.detail.wrote', { name }),
      when: created_at,
    })),
    ...formActivity(intake, 'intake'),
    ...formActivity(scheduleC, 'scheduleC'),
  ];
  return all.sort((one, other) => Date.parse(other.when) - Date.parse(one.when)).slice(0, clientLimits.recentActivity);
}
