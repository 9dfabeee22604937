import { assignmentsMessages as assignments } from '@portal/domain/assignments/assignments.messages';
import { dashboardMessages as dashboard } from '@portal/domain/dashboard/dashboard.messages';
import { documentsMessages as documents } from '@portal/domain/documents/documents.messages';
import { progressMessages as progress } from '@portal/domain/progress/progress.messages';
import { papersMessages as papers } from '@portal/domain/requests/papers.messages';
import { clientReturnMessages as clientReturn } from '@portal/domain/returns/client-return.messages';
import { returnsMessages as returns } from '@portal/domain/returns/returns.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { taxMessages as tax } from '@portal/domain/tax/tax.messages';

// Only what the dashboard and the page of a return show: most messages belong to forms, documents and the office.
// Read by property, because a build keeps all of an object that is destructured.
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
};
