import type { Contact } from '@portal/domain/messages/messages.dto';
import type { Translate } from '@portal/domain/i18n/message';

export const nameOf = ({ first_name, last_name }: Contact): string => `${first_name} ${last_name}`;

/** What somebody is to the reader. */
export const relationOf = (t: Translate, { role }: Contact): string => t(`conversations.relations.${role}`);
