import { rulesMessages as rules } from '@portal/domain/contract/rules.messages';
import { intakeMessages as intake } from '@portal/domain/intake/intake.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { taxMessages as tax } from '@portal/domain/tax/tax.messages';

export default { intake, rules, states, tax };
