import type { Translated } from '@portal/domain/i18n/message';
import income from '@portal/domain/income/income.messages.es.json';
import taxForms from '@portal/feature-tax-forms/messages/es.catalog';
import type en from './income.en.catalog';

export default { ...taxForms, income } satisfies Translated<typeof en>;
