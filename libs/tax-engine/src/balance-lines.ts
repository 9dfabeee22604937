/**
 * Trace lines that the balance is made of: payments and refundable credits add to a refund, taxes take from it.
 * Together they are the balance.
 */
export const balanceLines: Readonly<Record<string, 1 | -1>> = {
  '1040.24': -1,
  '1040.25d': 1,
  '1040.26': 1,
  '1040.27': 1,
  '1040.28': 1,
  '1040.31': 1,
  'state.net_tax': -1,
  'state.withheld': 1,
};
