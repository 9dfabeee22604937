import dashboard from '@portal/domain/dashboard/dashboard.messages.es.json';
import income from '@portal/domain/income/income.messages.es.json';
import progress from '@portal/domain/progress/progress.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import documents from '@portal/feature-documents/messages/es.catalog';
import messages from '@portal/feature-messages/messages/es.catalog';
import taxForms from '@portal/feature-tax-forms/messages/es.catalog';
import type en from './en.catalog';

export default {
  ...documents,
  ...messages,
  ...taxForms,

  dashboard,
  income,
  progress,
} satisfies Translated<typeof en>;
