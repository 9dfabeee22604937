import { validate } from '@portal/domain/contract/validate';
import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import { Site } from '@portal/domain/site/site.dto';
import { season } from '@portal/domain/testing/season';
import { translateTo } from '@portal/bff-platform/messages/translate';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { asOwner, moveSeason } from '@portal/bff-platform/testing/database';
import { startApi, type Api } from '../../testing/api';
import { SiteService } from './site.service';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('GET /site', () => {
  it('invents no contact details: they are absent until an admin enters them', async () => {
    const { body } = await api.call(siteEndpoints.read);
    expect(body).toMatchObject({ name: 'Tax Portal', phone: '', email: '', founded_year: null });
    expect(JSON.stringify(body)).not.toMatch(/555|@|2019/);
  });

  it("returns the office's public settings to anonymous callers", async () => {
    const { status, body } = await api.call(siteEndpoints.read);
    expect(status).toBe(200);
    expect(body).toMatchObject({ accent_colour: null, second_phone: null, trust_badges: [] });
    expect(validate(Site, body, translateTo('en')).errors).toEqual([]);
  });

  it('includes the minimum password length, who may register, and whether demo mode is on', async () => {
    const { body } = await api.call(siteEndpoints.read);
    expect(body).toMatchObject({ password_min_length: 6, preparer_signup: 'approve', demo: false });
    const other = await startApi({ PASSWORD_MIN_LENGTH: '12', PREPARER_SIGNUP: 'closed', DEMO: '1' });
    const answer = await other.call(siteEndpoints.read);
    expect(answer.body).toMatchObject({ password_min_length: 12, preparer_signup: 'closed', demo: true });
    await other.stop();
  });

  it('names the season that the office works on', async () => {
    const shown = async () => {
      await api.get(Seasons).reload();
      return (await api.call(siteEndpoints.read)).body.tax_year;
    };
    expect(await shown()).toBe(season);
    await moveSeason(api.url, season + 1);
    expect(await shown()).toBe(season + 1);
    await asOwner(api.url, 'DELETE FROM seasons');
    await api.get(Seasons).reload();
    // Requests need a season, but mails only the name of the office.
    expect((await api.get(SiteService).read()).tax_year).toBeNull();
  });
});
