import taxPapers from '@portal/domain/tax/tax-papers.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './papers.en.catalog';

export default { taxPapers } satisfies Translated<typeof en>;
