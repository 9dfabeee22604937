import { dashboardMessages as dashboard } from '@portal/domain/dashboard/dashboard.messages';
import { progressMessages as progress } from '@portal/domain/progress/progress.messages';
import documents from '@portal/feature-documents/messages/en.catalog';
import taxForms from '@portal/feature-tax-forms/messages/en.catalog';
import clientReturn from './return.en.catalog';

export default { ...documents, ...taxForms, ...clientReturn, dashboard, progress };
