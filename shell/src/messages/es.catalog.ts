import shell from '../shell.messages.es.json';
import account from '@portal/domain/account/account.messages.es.json';
import rules from '@portal/domain/contract/rules.messages.es.json';
import locales from '@portal/domain/i18n/locales.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import kit from '@portal/ui-kit/messages/es.catalog';
import type en from './en.catalog';

export default {
  ...kit,
  account,
  locales,
  rules,
  shell,
} satisfies Translated<typeof en>;
