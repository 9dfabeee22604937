import { assignmentsMessages as assignments } from '@portal/domain/assignments/assignments.messages';
import { rulesMessages as rules } from '@portal/domain/contract/rules.messages';
import { intakeMessages as intake } from '@portal/domain/intake/intake.messages';
import { scheduleCMessages as scheduleC } from '@portal/domain/schedule-c/schedule-c.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { taxMessages as tax } from '@portal/domain/tax/tax.messages';

export default { assignments, intake, rules, scheduleC, states, tax };
