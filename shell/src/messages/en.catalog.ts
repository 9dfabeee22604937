import { shellMessages as shell } from '../shell.messages';
import { accountMessages as account } from '@portal/domain/account/account.messages';
import { rulesMessages as rules } from '@portal/domain/contract/rules.messages';
import { localesMessages as locales } from '@portal/domain/i18n/locales.messages';
import kit from '@portal/ui-kit/messages/en.catalog';

export default {
  ...kit,
  account,
  locales,
  rules,
  shell,
};
