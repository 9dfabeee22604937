import { visitorEstimateMessages as visitorEstimate } from '../estimate/visitor-estimate.messages';
import { generalIntakeMessages as generalIntake } from '@portal/domain/general-intake/general-intake.messages';
import { intakeNames as intake } from '@portal/domain/intake/intake.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { taxMessages as tax } from '@portal/domain/tax/tax.messages';

/** What an estimate names of the forms: visitors fill none of them in here, and have no Schedule C. */
export default { generalIntake, intake, states, tax, visitorEstimate };
