import { assignmentsMessages as assignments } from '@portal/domain/assignments/assignments.messages';
import { intakeMessages as intake } from '@portal/domain/intake/intake.messages';
import { scheduleCMessages as scheduleC } from '@portal/domain/schedule-c/schedule-c.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { taxMessages as tax } from '@portal/domain/tax/tax.messages';

/** Without those of the rules, which the shell has loaded for its own forms. */
export default { assignments, intake, scheduleC, states, tax };
