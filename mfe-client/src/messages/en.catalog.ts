import { clientComingMessages as clientComing } from '../client-coming.messages';
import { dashboardMessages as dashboard } from '@portal/domain/dashboard/dashboard.messages';
import { documentsMessages as documents } from '@portal/domain/documents/documents.messages';
import { progressMessages as progress } from '@portal/domain/progress/progress.messages';
import taxForms from '@portal/feature-tax-forms/messages/en.catalog';

export default { ...taxForms, clientComing, dashboard, documents, progress };
