import rules from '@portal/domain/contract/rules.messages.es.json';
import kit from '@portal/ui-kit/messages/es.catalog';
import estimate from './estimate.es.catalog';
import forms from './forms.es.catalog';

export default { ...estimate, ...forms, ...kit, rules };
