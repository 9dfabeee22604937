import { visitorEstimateMessages as visitorEstimate } from '../estimate/visitor-estimate.messages';
import { generalIntakeMessages as generalIntake } from '@portal/domain/general-intake/general-intake.messages';
import taxForms from '@portal/feature-tax-forms/messages/en.catalog';

export default { ...taxForms, generalIntake, visitorEstimate };
