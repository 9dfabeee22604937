import { rulesMessages as rules } from '@portal/domain/contract/rules.messages';
import kit from '@portal/ui-kit/messages/en.catalog';
import estimate from './estimate.en.catalog';
import forms from './forms.en.catalog';

export default { ...estimate, ...forms, ...kit, rules };
