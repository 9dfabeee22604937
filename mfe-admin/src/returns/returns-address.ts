import { listAddress } from '../addresses/admin-address';

export const returnsPath = '/returns';

/** URL of the list of returns, with filters; empty values are left out. */
export const returnListAddress = (filters: Readonly<Record<string, string>>): string =>
  listAddress(returnsPath, { view: 'list', ...filters });
