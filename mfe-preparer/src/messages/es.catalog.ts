import preparerComing from '../preparer-coming.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { preparerComing } satisfies Translated<typeof en>;
