import { incomeMessages as income } from '@portal/domain/income/income.messages';
import taxForms from '@portal/feature-tax-forms/messages/en.catalog';

export default { ...taxForms, income };
