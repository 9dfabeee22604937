import account from '@portal/domain/account/account.messages.es.json' with { type: 'json' };
import type { Translated } from '@portal/domain/i18n/message';
import problem from '@portal/domain/problem.messages.es.json' with { type: 'json' };
import type en from './en.catalog';
import gateway from './gateway.messages.es.json' with { type: 'json' };

export default { account, gateway, problem } satisfies Translated<typeof en>;
