import type { Contact } from '@portal/domain/messages/messages.dto';
import type { Translate } from '@portal/domain/i18n/message';

/** Returns the label for a contact's relation to the user. */
export const relationOf = (t: Translate, { role }: Contact): string => t(`conversations.relations.${role}`);
