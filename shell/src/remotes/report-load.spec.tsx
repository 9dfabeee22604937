import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { remoteList } from './remote-list';
import { reportLoad } from './report-load';

let server: FakeServer;
let reports: object[];

/** Lists the client's area. */
async function list(remote: object): Promise<void> {
  const listed = { entry: '/remotes/client/2/mf-manifest.json', routes: [], ...remote };
  server.answer('GET /remotes.json', () => json({ remotes: { mfe_client: listed } }));
  await remoteList.read(true);
}

describe('report of a loaded area', () => {
  beforeEach(() => {
    reports = [];
    server = fakeServer({});
    server.answer('POST /remote-loads', ({ body }) => {
      reports.push(body as object);
      return new Response(null, { status: 204 });
    });
  });
  afterEach(() => server.stop());

  const entry = 'http://localhost/remotes/client/2/mf-manifest.json';

  it('is sent for a failure', async () => {
    await list({});
    reportLoad('mfe_client', true);
    expect(reports).toEqual([{ area: 'mfe_client', entry, failed: true }]);
  });

  it('is sent for other loads only while the area has a canary', async () => {
    await list({});
    reportLoad('mfe_client', false);
    expect(reports).toEqual([]);
    await list({ reported: true });
    reportLoad('mfe_client', false);
    expect(reports).toEqual([{ area: 'mfe_client', entry, failed: false }]);
  });

  it('is not sent for an area that is not listed, and a failure to send it is ignored', async () => {
    await list({});
    reportLoad('mfe_admin', true);
    expect(reports).toEqual([]);
    server.answer('POST /remote-loads', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(() => reportLoad('mfe_client', true)).not.toThrow();
  });
});
