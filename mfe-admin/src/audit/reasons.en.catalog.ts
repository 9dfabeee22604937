import { requestReasonsMessages as requestReasons } from '@portal/domain/requests/request-reasons.messages';

export default { requestReasons };
