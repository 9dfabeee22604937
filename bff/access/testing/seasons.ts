import { asOwner } from '@portal/bff-platform/testing/database';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import type { Api } from './server';

/** Opens or closes the office's season, and waits until the server knows: it keeps the seasons in memory. */
export async function setSeason(api: Pick<Api, 'url' | 'get'>, state: 'open' | 'closed'): Promise<void> {
  await asOwner(api.url, 'UPDATE seasons SET state = $1', [state]);
  await api.get(Seasons).reload();
}
