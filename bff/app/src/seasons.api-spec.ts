import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { incomeEndpoints } from '@portal/domain/income/income.endpoints';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { season } from '@portal/domain/testing/season';
import type { DataSource } from 'typeorm';
import type { Person } from '@portal/bff-access/testing/people';
import { createDataSource } from '@portal/bff-platform/database/data-source';
import { EventBus } from '@portal/bff-platform/events/event-bus';
import { SeasonEntity } from '@portal/bff-platform/seasons/season.entity';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { completeScheduleC } from '@portal/bff-tax-forms/testing/schedule-c-bodies';
import { startApi, type Api } from '../testing/api';

const next = season + 1;
let api: Api;
let owner: DataSource;
let documents: DocumentCalls;
let client: Person;
let preparer: Person;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await createDataSource({ url: api.url, as: 'owner', entities: [SeasonEntity] }).initialize();
  documents = await DocumentCalls.of(api);
  [client, preparer, admin] = [await api.people.client(), await api.people.preparer(), await api.people.admin()];
  await api.make.assign(client, preparer);
});
afterAll(async () => {
  await owner.destroy();
  await api.stop();
});

/** Changes a season, and waits until the server has heard of it. */
async function setSeason(tax_year: number, state: SeasonEntity['state']): Promise<void> {
  const heard = new Promise<void>((done) =>
    api.get(EventBus).listen(({ kind }) => {
      if (kind === 'seasons') done();
    }),
  );
  await owner.manager.upsert(SeasonEntity, { tax_year, state }, ['tax_year']);
  await heard;
  const seasons = api.get(Seasons);
  while (isOpen(seasons, tax_year) !== (state === 'open')) await new Promise(setImmediate);
}

function isOpen(seasons: Seasons, year: number): boolean {
  try {
    seasons.assertOpen(year);
    return true;
  } catch {
    return false;
  }
}

const by = (person: Person) => ({ token: person.token });
const during = (year: number, person: Person = client) => ({ ...by(person), query: { year } });
const submitted = (w2_income: number) => ({ ...completeIntake(), w2_income, submitted: true });

describe('one season', () => {
  it('is the default, and can be named', async () => {
    const created = await api.call(intakeEndpoints.create, { ...by(client), body: submitted(50_000) });
    expect([created.status, created.body.tax_year]).toEqual([201, season]);
    for (const query of [undefined, { year: season }, { year: '' }])
      expect((await api.call(intakeEndpoints.mine, { ...by(client), ...(query && { query }) })).body?.tax_year).toBe(
        season,
      );
  });

  it.each([String(season - 1), String(next), `${season}1`, 'last', `${season}.0`, '-1'])(
    'refuses the tax year %s beside its field',
    async (year) => {
      const answer = await api.call(intakeEndpoints.mine, { ...by(client), query: { year } });
      expect(answer.status).toBe(400);
      expect(answer.problem.errors).toEqual([{ field: 'year', detail: 'The office has no season for this tax year.' }]);
    },
  );

  it('refuses a year where nothing depends on it', async () => {
    const { status, problem } = await api.call(documentEndpoints.usage, during(season));
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'year']);
  });
});

describe('a second season', () => {
  beforeAll(async () => {
    await documents.upload(client, { name: `of-${season}.pdf` });
    await setSeason(next, 'open');
    await api.call(intakeEndpoints.create, { ...by(client), body: submitted(70_000) });
    await api.call(scheduleCEndpoints.create, { ...by(client), body: { ...completeScheduleC(), submitted: true } });
  });

  it('is the default while it is the newest open one', async () => {
    const { body } = await api.call(intakeEndpoints.mine, by(client));
    expect(body).toMatchObject({ tax_year: next, w2_income: 70_000 });
  });

  it('leaves the pages of the season before unchanged', async () => {
    expect((await api.call(intakeEndpoints.mine, during(season))).body).toMatchObject({ w2_income: 50_000 });
    expect((await api.call(scheduleCEndpoints.mine, during(season))).body).toBeNull();
    expect((await api.call(incomeEndpoints.mine, during(season))).body).toMatchObject({ w2_income: 50_000 });
    const listed = await api.call(documentEndpoints.list, during(season));
    expect(listed.body.map(({ filename }) => filename)).toEqual([`of-${season}.pdf`]);
  });

  it('shows a client only the documents of the season', async () => {
    expect((await api.call(documentEndpoints.list, by(client))).body).toEqual([]);
    const { status, body } = await documents.upload(client, {
      name: `of-${next}.pdf`,
      bytes: Buffer.from('%PDF-1.7\n25'),
    });
    expect(status).toBe(201);
    for (const [person, endpoint, params] of [
      [client, documentEndpoints.list, {}],
      [preparer, documentEndpoints.list, {}],
      [preparer, documentEndpoints.ofClient, { clientId: client.id }],
    ] as const)
      expect((await api.call(endpoint, { ...by(person), params })).body.map(({ id }) => id)).toEqual([body.id]);
    const { body: categories } = await api.call(documentEndpoints.categories, by(client));
    expect(categories).toEqual((await api.call(documentEndpoints.categories, during(next))).body);
    expect(categories).not.toEqual((await api.call(documentEndpoints.categories, during(season))).body);
  });

  it('accepts the file of an earlier season again, and keeps both trashes apart', async () => {
    const bytes = Buffer.from('%PDF-1.7\n in both seasons');
    const named = async (year: number) => {
      const found = await api.call(documentEndpoints.trash, during(year));
      return found.body.map(({ filename }) => filename);
    };
    await api.make.document({
      user_id: client.id,
      tax_year: season,
      filename: `trashed-${season}.pdf`,
      deleted_at: new Date(),
    });
    const sent = await documents.upload(client, { name: 'once.pdf', bytes, type: 'w2' });
    expect(sent.status).toBe(201);
    await api.query('UPDATE documents SET tax_year = $2 WHERE id = $1', [sent.body.id, season]);
    const again = await documents.upload(client, { name: 'again.pdf', bytes, type: 'w2' });
    expect(again.status).toBe(201);
    expect((await documents.upload(client, { name: 'third.pdf', bytes, type: 'w2' })).status).toBe(409);
    await api.call(documentEndpoints.remove, { ...by(client), params: { id: again.body.id } });
    expect([await named(season), await named(next)]).toEqual([[`trashed-${season}.pdf`], ['again.pdf']]);
    await api.query('DELETE FROM documents WHERE id = ANY($1)', [[sent.body.id, again.body.id]]);
    await api.query('DELETE FROM documents WHERE filename = $1', [`trashed-${season}.pdf`]);
  });

  it('counts for the preparer what belongs to the season', async () => {
    await documents.upload(client, { name: 'another.pdf', bytes: Buffer.from('%PDF-1.7\n26'), type: '1099' });
    const documentsIn = async (year: number) =>
      (await api.call(clientEndpoints.list, during(year, preparer))).body[0]?.documents_count;
    expect([await documentsIn(season), await documentsIn(next)]).toEqual([1, 2]);
    const { body } = await api.call(clientEndpoints.intake, {
      ...during(season, preparer),
      params: { clientId: client.id },
    });
    expect(body).toMatchObject({ tax_year: season, w2_income: 50_000 });
  });

  it('counts for the office what belongs to the season', async () => {
    const reported = async (year: number) =>
      (await api.call(statisticsEndpoints.dashboard, during(year, admin))).body.financial_overview
        .total_reported_income;
    const income = await api.call(incomeEndpoints.mine, by(client));
    expect([await reported(season), await reported(next)]).toEqual([50_000, income.body?.total_income]);
    const forms = await api.call(adminIntakeEndpoints.list, during(season, admin));
    expect(forms.body.map(({ total_income }) => total_income)).toEqual([50_000]);
    const listed = await api.call(adminClientEndpoints.list, during(season, admin));
    expect(listed.body.map(({ total_income }) => total_income)).toEqual([50_000]);
  });
});

describe('a closed season', () => {
  const conflict = `The season for tax year ${season} is not open, so nothing in it can be changed.`;
  beforeAll(() => setSeason(season, 'closed'));

  it('can be read', async () =>
    expect((await api.call(intakeEndpoints.mine, during(season))).body).toMatchObject({ w2_income: 50_000 }));

  it('refuses changes with 409: forms', async () => {
    const { body: form } = await api.call(intakeEndpoints.mine, during(season));
    const id = form?.id ?? '';
    const answers = [
      await api.call(intakeEndpoints.update, { ...by(client), params: { id }, body: { w2_income: 1 } }),
      await api.call(intakeEndpoints.update, { ...by(client), params: { id }, body: submitted(1) }),
      await api.call(intakeEndpoints.discardChanges, { ...by(client), params: { id } }),
      await api.call(scheduleCEndpoints.create, { ...during(season), body: completeScheduleC() }),
      await api.call(intakeEndpoints.submitToPreparer, {
        ...during(season),
        params: { preparer_code: preparer.preparer_code ?? '' },
        body: submitted(1),
      }),
    ];
    for (const { status, problem } of answers) expect([status, problem.detail]).toEqual([409, conflict]);
    expect((await api.call(intakeEndpoints.mine, during(season))).body).toEqual(form);
  });

  it('refuses changes with 409: documents', async () => {
    const [document] = (await api.call(documentEndpoints.list, during(season))).body;
    const params = { id: document?.id ?? '' };
    const rename = { version: document?.version, filename: 'renamed.pdf' };
    const answers = [
      await api.call(documentEndpoints.change, { ...by(client), params, body: rename }),
      await api.call(documentEndpoints.remove, { ...by(client), params }),
      await api.call(documentEndpoints.restore, { ...by(client), params }),
    ];
    for (const { status, problem } of answers) expect([status, problem.detail]).toEqual([409, conflict]);
    expect((await api.call(documentEndpoints.list, during(season))).body).toEqual([document]);
  });

  it('hides that a form of another client exists', async () => {
    const other = await api.people.client();
    const { body: form } = await api.call(intakeEndpoints.mine, during(season));
    const { status } = await api.call(intakeEndpoints.update, {
      ...by(other),
      params: { id: form?.id ?? '' },
      body: submitted(1),
    });
    expect(status).toBe(404);
  });

  it('refuses an upload, when no season is open', async () => {
    await setSeason(next, 'closed');
    const { status, body } = await documents.upload(client, { name: 'late.pdf' });
    expect([status, body.detail]).toEqual([409, conflict.replace(String(season), String(next))]);
    await setSeason(next, 'open');
  });
});
