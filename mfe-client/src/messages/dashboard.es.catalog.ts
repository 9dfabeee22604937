import assignments from '@portal/domain/assignments/assignments.messages.es.json';
import dashboard from '@portal/domain/dashboard/dashboard.messages.es.json';
import documents from '@portal/domain/documents/documents.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import progress from '@portal/domain/progress/progress.messages.es.json';
import papers from '@portal/domain/requests/papers.messages.es.json';
import clientReturn from '@portal/domain/returns/client-return.messages.es.json';
import returns from '@portal/domain/returns/returns.messages.es.json';
import states from '@portal/domain/tax/states.messages.es.json';
import tax from '@portal/domain/tax/tax.messages.es.json';
import type en from './dashboard.en.catalog';

export default {
  assignments: {
    current: assignments.current,
    assigned: assignments.assigned,
    assignFailed: assignments.assignFailed,
    notice: assignments.notice,
  },
  clientReturn,
  dashboard,
  documents: { types: documents.types },
  papers,
  progress,
  returns: {
    turns: returns.turns,
    steps: returns.steps,
    client: returns.client,
    actions: returns.actions,
    reasons: returns.reasons,
    methods: returns.methods,
    outcomes: returns.outcomes,
    kinds: returns.kinds,
  },
  states,
  tax: {
    title: tax.title,
    ofYear: tax.ofYear,
    federal: tax.federal,
    state: tax.state,
    needed: tax.needed,
    noLaw: tax.noLaw,
    needsWithheld: tax.needsWithheld,
    disclaimer: tax.disclaimer,
    howWeGotThis: tax.howWeGotThis,
    estimateFailed: tax.estimateFailed,
    refundWord: tax.refundWord,
    refundAtLeast: tax.refundAtLeast,
    oweWord: tax.oweWord,
    evenWord: tax.evenWord,
    taxWord: tax.taxWord,
  },
} satisfies Translated<typeof en>;
