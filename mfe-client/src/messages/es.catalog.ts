import clientComing from '../client-coming.messages.es.json';
import dashboard from '@portal/domain/dashboard/dashboard.messages.es.json';
import documents from '@portal/domain/documents/documents.messages.es.json';
import progress from '@portal/domain/progress/progress.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import taxForms from '@portal/feature-tax-forms/messages/es.catalog';
import type en from './en.catalog';

export default { ...taxForms, clientComing, dashboard, documents, progress } satisfies Translated<typeof en>;
