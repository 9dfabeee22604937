import { generalIntakeMessages as generalIntake } from '@portal/domain/general-intake/general-intake.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { intakeWizardMessages as intakeWizard } from '../general-intake/intake-wizard.messages';

export default { generalIntake, intakeWizard, states };
