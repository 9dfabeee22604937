import { setSeason } from '@portal/bff-access/testing/seasons';
import { DocumentScansService } from '@portal/bff-documents/document-scans.service';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
import { eicar, FakeClamd } from '@portal/bff-platform/testing/fake-clamd';
import { startApi, type Api } from '../../testing/api';
import { RequestCalls } from '../../testing/request-calls';

const clamd = new FakeClamd();
let api: Api;
let documents: DocumentCalls;
let calls: RequestCalls;
beforeAll(async () => {
  api = await startApi({ CLAMD_URL: await clamd.start() });
  documents = await DocumentCalls.of(api);
});
beforeEach(async () => {
  calls = await RequestCalls.of(api, documents);
  await calls.submit();
});
afterAll(async () => {
  await api.stop();
  await clamd.stop();
});

const virus = () => Buffer.from(`${eicar} ${calls.client.id}`);

it('asks again for a document whose file is found infected after it was linked, and tells the client why', async () => {
  const selfie = await calls.item('selfie');
  const { body } = await calls.upload(selfie, { bytes: virus(), type: 'selfie' });
  await api.get(DocumentScansService).scanWaiting();
  expect(await calls.item('selfie')).toMatchObject({
    ...{ state: 'needed', turn: 'client' },
    files: [{ document_id: body.id, scan_state: 'infected' }],
    events: [{ what: 'file_infected', actor_name: null }, { what: 'sent' }],
  });
  expect(await calls.returnState()).toBe('documents_needed');
});

it('takes a ready return back to its client', async () => {
  const [first, ...others] = (await calls.mine()).items.filter(({ required }) => required);
  for (const item of others) await calls.upload(item, { type: item.document_type });
  await calls.upload(first, { bytes: virus(), type: first?.document_type ?? 'other' });
  expect(await calls.returnState()).toBe('ready_to_prepare');
  await api.get(DocumentScansService).scanWaiting();
  expect(await calls.returnState()).toBe('documents_needed');
});

it('records an infected file of a closed season, whose return nobody may change', async () => {
  const selfie = await calls.item('selfie');
  const { body } = await calls.upload(selfie, { bytes: virus(), type: 'selfie' });
  await setSeason(api, 'closed');
  await api.get(DocumentScansService).scanWaiting();
  expect(await calls.item('selfie')).toMatchObject({
    state: 'needed',
    files: [{ document_id: body.id, scan_state: 'infected' }],
  });
  await setSeason(api, 'open');
});
