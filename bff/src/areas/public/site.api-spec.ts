import { check } from '@portal/domain/contract/check';
import { siteCalls } from '@portal/domain/site/site.calls';
import { Site } from '@portal/domain/site/site.dto';
import { startApi, type Api } from '../../../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('GET /site', () => {
  it('tells anybody whose portal this is', async () => {
    const { status, body } = await api.call(siteCalls.read);
    expect(status).toBe(200);
    expect(body).toMatchObject({ founded_year: 2019, accent_colour: null });
    expect(check(Site, body).errors).toEqual([]);
  });
});
