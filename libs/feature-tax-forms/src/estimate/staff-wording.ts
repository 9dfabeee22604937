import type {} from '@portal/domain/tax/staff-estimate.messages';
import type {} from '@portal/domain/tax/tax.messages';
import type { Wording } from './estimate-wording';

/** What staff read in place of the sentences of the estimate that address the client. */
export const staffWording: Wording = {
  'tax.oweWord': 'staffEstimate.owes',
  'tax.needsWithheld': 'staffEstimate.needsWithheld',
  'tax.disclaimer': 'staffEstimate.disclaimer',
  'tax.paidIsEstimated': 'staffEstimate.paidIsEstimated',
  'tax.paidIsNothing': 'staffEstimate.paidIsNothing',
  'tax.federalPaidIsEstimated': 'staffEstimate.federalPaidIsEstimated',
  'tax.federalPaidIsNothing': 'staffEstimate.federalPaidIsNothing',
  'tax.statePaidIsEstimated': 'staffEstimate.statePaidIsEstimated',
  'tax.statePaidIsNothing': 'staffEstimate.statePaidIsNothing',
};
