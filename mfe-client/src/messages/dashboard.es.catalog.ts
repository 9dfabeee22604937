import dashboard from '@portal/domain/dashboard/dashboard.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import progress from '@portal/domain/progress/progress.messages.es.json';
import documents from '@portal/feature-documents/messages/es.catalog';
import taxForms from '@portal/feature-tax-forms/messages/es.catalog';
import type en from './dashboard.en.catalog';
import clientReturn from './return.es.catalog';

export default { ...documents, ...taxForms, ...clientReturn, dashboard, progress } satisfies Translated<typeof en>;
