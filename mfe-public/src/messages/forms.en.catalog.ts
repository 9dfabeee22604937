import { generalIntakeMessages as generalIntake } from '@portal/domain/general-intake/general-intake.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';

export default { generalIntake, states };
