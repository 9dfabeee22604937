import { accountMessages as account } from '@portal/domain/account/account.messages';
import { problemMessages as problem } from '@portal/domain/problem.messages';
import { gatewayMessages as gateway } from './gateway.messages';

export default { account, gateway, problem };
