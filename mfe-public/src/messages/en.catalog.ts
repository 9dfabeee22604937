import { directoryMessages as directory } from '../directory/directory.messages';
import { generalIntakeMessages as generalIntake } from '@portal/domain/general-intake/general-intake.messages';
import { homeMessages as home } from '../home/home.messages';
import { landingMessages as landing } from '../landing/landing.messages';
import { officeMessages as office } from '../office/office.messages';
import { intakeMessages as intake } from '@portal/domain/intake/intake.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';

export default { directory, generalIntake, home, intake, landing, office, states };
