import { dashboardMessages as dashboard } from '@portal/domain/dashboard/dashboard.messages';
import { incomeMessages as income } from '@portal/domain/income/income.messages';
import { progressMessages as progress } from '@portal/domain/progress/progress.messages';
import documents from '@portal/feature-documents/messages/en.catalog';
import messages from '@portal/feature-messages/messages/en.catalog';
import taxForms from '@portal/feature-tax-forms/messages/en.catalog';

export default { ...documents, ...messages, ...taxForms, dashboard, income, progress };
