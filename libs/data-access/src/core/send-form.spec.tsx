import { post } from '@portal/domain/contract/endpoint';
import { anyone } from '@portal/domain/contract/access-policy';
import { waitFor } from '@testing-library/react';
import { api, buildEndpoint, createPortalStore, problemOf } from '@portal/data-access/core';
import { FakeUpload } from '../testing/fake-upload';

const store = post('/photos', anyone, { idempotent: true, status: 201 })
  .takesFile<{ album: string; note?: string | null }>(1000)
  .returns<{ id: string }>();

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ addPhoto: buildEndpoint(build, store, { invalidates: [] }) }),
});

const file = new File(['bytes'], 'cat.png', { type: 'image/png' });

describe('upload', () => {
  let restore: () => void;
  beforeEach(() => {
    localStorage.clear();
    restore = FakeUpload.install();
  });
  afterEach(() => restore());

  const upload = async (onProgress?: (sent: number) => void) => {
    const body = { fields: { album: 'pets', note: null }, file };
    const sending = createPortalStore().dispatch(
      endpoints.addPhoto.initiate({ body, key: 'mine', ...(onProgress ? { onProgress } : {}) }),
    );
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
    return { sending, request: FakeUpload.sent[0] ?? new FakeUpload() };
  };

  it('sends the text fields before the file, with its name and the idempotency key', async () => {
    const { sending, request } = await upload();
    expect([request.method, request.address]).toEqual(['POST', '/api/photos']);
    expect([...request.form.keys()]).toEqual(['album', 'file']);
    expect((request.form.get('file') as File).name).toBe('cat.png');
    expect(request.headers.get('idempotency-key')).toBe('mine');
    // Set by the browser, including the boundary.
    expect(request.headers.get('content-type')).toBeNull();
    request.end({ status: 201, body: '{"id":"7"}' });
    expect((await sending).data).toEqual({ id: '7' });
  });

  it('reports its progress', async () => {
    const progress: number[] = [];
    const { sending, request } = await upload((sent) => progress.push(sent));
    request.progress(25, 100);
    request.progress(100, 100);
    request.end({ status: 201, body: '{"id":"7"}' });
    await sending;
    expect(progress).toEqual([0.25, 1]);
  });

  it('times out 60 seconds after the last progress', async () => {
    const slow = await upload();
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 50_000);
    slow.request.progress(25, 100);
    expect(slow.request.timeout).toBeGreaterThanOrEqual(110_000);
    expect(slow.request.timeout).toBeLessThan(120_000);
    jest.restoreAllMocks();
    slow.request.end({ status: 201, body: '{"id":"7"}' });
    await slow.sending;
  });

  it('times out after 60 seconds, and can be canceled', async () => {
    const late = await upload();
    expect(late.request.timeout).toBe(60_000);
    late.request.end('timeout');
    expect(problemOf((await late.sending).error)).toMatchObject({ status: 408 });
    FakeUpload.sent.length = 0;
    const canceled = await upload();
    canceled.sending.abort();
    expect((await canceled.sending).error).toBeDefined();
    expect(canceled.request.aborted).toBe(true);
  });

  it.each([
    [413, { status: 413, code: 'unreachable' }],
    [500, { status: 500, code: 'unreachable' }],
  ])('keeps the status when a proxy rejects it with %d', async (status, expected) => {
    const { sending, request } = await upload();
    request.end({ status, body: '<html>' });
    expect(problemOf((await sending).error)).toMatchObject(expected);
  });

  it('is unreachable without a response', async () => {
    const { sending, request } = await upload();
    request.end('error');
    expect(problemOf((await sending).error)).toMatchObject({ status: 0, code: 'unreachable' });
  });
});
