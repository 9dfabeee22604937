import type { ChatGroup, GroupReaders } from '@portal/domain/messages/messages.dto';
import type { Translate } from '@portal/domain/i18n/message';

export interface Audience {
  /** Text such as "Goes to 2,004 clients. 13 staff members can read it too." */
  sentence: string;
  /** Label of the send button: "Send to 2,004 clients". */
  action: string;
}

interface Counted {
  data?: GroupReaders | undefined;
  isError: boolean;
}

/** Describes the recipients of a post. The number comes from the server; without it, a different text is used. */
export function audienceOf(t: Translate, { group_type }: ChatGroup, { data, isError }: Counted): Audience {
  if (!data && isError)
    return { sentence: t('conversations.goesTo.unknown'), action: t('conversations.confirm.unknown') };
  if (!data) return { sentence: t('conversations.goesTo.counting'), action: t('conversations.send') };
  const isForClients = group_type === 'all_clients' || group_type === 'office_clients';
  const audience = isForClients ? 'clients' : 'preparers';
  const [count, others] = [data[audience], isForClients ? data.preparers + data.admins : data.admins];
  return {
    sentence: t(`conversations.goesTo.${audience}`, { count, others }),
    action: t(`conversations.confirm.${audience}`, { count }),
  };
}
