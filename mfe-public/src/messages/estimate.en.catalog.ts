import { visitorEstimateMessages as visitorEstimate } from '../estimate/visitor-estimate.messages';
import { generalIntakeMessages as generalIntake } from '@portal/domain/general-intake/general-intake.messages';
import { intakeMessages as intake } from '@portal/domain/intake/intake.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { taxMessages as tax } from '@portal/domain/tax/tax.messages';

/** Those of the tax forms that an estimate names: visitors have no Schedule C. */
export default { generalIntake, intake, states, tax, visitorEstimate };
