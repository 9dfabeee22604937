import { assignmentsMessages as assignments } from '@portal/domain/assignments/assignments.messages';
import { clientComingMessages as clientComing } from '../client-coming.messages';
import { dashboardMessages as dashboard } from '@portal/domain/dashboard/dashboard.messages';
import { documentsMessages as documents } from '@portal/domain/documents/documents.messages';
import { incomeMessages as income } from '@portal/domain/income/income.messages';
import { progressMessages as progress } from '@portal/domain/progress/progress.messages';
import { scheduleCMessages as scheduleC } from '@portal/domain/schedule-c/schedule-c.messages';
import taxForms from '@portal/feature-tax-forms/messages/en.catalog';

export default { ...taxForms, assignments, clientComing, dashboard, documents, income, progress, scheduleC };
