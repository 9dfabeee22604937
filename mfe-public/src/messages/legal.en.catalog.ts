import { legalMessages as legal } from '../legal/legal.messages';

export default { legal };
