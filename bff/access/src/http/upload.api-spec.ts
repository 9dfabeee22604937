import { createHash } from 'node:crypto';
import { Body, Controller, Module } from '@nestjs/common';
import { clients } from '@portal/domain/contract/access-policy';
import { bindContract } from '@portal/domain/contract/contract';
import { post } from '@portal/domain/contract/endpoint';
import { Required } from '@portal/domain/contract/rule';
import { OneOf, Text, WholeNumber } from '@portal/domain/contract/rules';
import { startApi, type Api } from '../../testing/api';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { Upload } from '@portal/bff-platform/http/upload';

const maxBytes = 300_000;

class Fields {
  @Required() @OneOf(['red', 'green']) color!: string;
}

class Stored {
  @Required() @Text(100) sha256!: string;
  @Required() @WholeNumber(0, maxBytes) size!: number;
  @Required() @Text(300) filename!: string;
}

const endpoints = {
  store: post('/uploads-of-a-test', clients, { status: 201 }).takesFile<Fields>(maxBytes).returns<Stored>(),
  say: post('/json-of-a-test', clients).takes<Fields>().returns<Fields>(),
};
bindContract('test', endpoints, { store: { body: Fields, response: Stored }, say: { body: Fields, response: Fields } });

@Controller()
class UploadController {
  @Serves(endpoints.store)
  async store(@Body() upload: Upload<Fields>): Promise<Stored> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of upload.stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
    }
    await upload.fields();
    return { sha256: hash.digest('hex'), size, filename: upload.filename };
  }

  @Serves(endpoints.say)
  say(@Body() fields: Fields): Fields {
    return fields;
  }
}

@Module({ controllers: [UploadController] })
class UploadModule {}

describe('endpoint that takes a file', () => {
  let api: Api;
  let origin: string;
  let token: string;

  beforeAll(async () => {
    api = await startApi({}, undefined, [UploadModule]);
    origin = await api.listen();
    token = (await api.people.client()).token;
  });
  afterAll(() => api.stop());

  const form = (bytes: Uint8Array, fields: Record<string, string> = { color: 'red' }, name = 'file') => {
    const data = new FormData();
    for (const [field, value] of Object.entries(fields)) data.append(field, value);
    data.append(name, new Blob([bytes]), 'w2.pdf');
    return data;
  };

  const send = async (body: FormData | string, path = '/uploads-of-a-test', headers: Record<string, string> = {}) => {
    const authorization = `Bearer ${token}`;
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      body,
      headers: { authorization, ...headers },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('rejects a visitor before reading the body', async () => {
    const response = await fetch(`${origin}/api/uploads-of-a-test`, { method: 'POST', body: form(new Uint8Array(9)) });
    expect(response.status).toBe(401);
  });

  it('rejects JSON, as an endpoint that takes JSON rejects multipart', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await send('{"color":"red"}', '/uploads-of-a-test', json)).status).toBe(415);
    expect((await send(form(new Uint8Array(9)), '/json-of-a-test')).status).toBe(415);
    expect((await send('{"color":"red"}', '/json-of-a-test', json)).body).toEqual({ color: 'red' });
  });

  it.each([
    ['an invalid field', { color: 'blue' }, 'color'],
    ['a missing field', {}, 'color'],
    ['an unknown field', { color: 'red', user_id: 'x' }, 'user_id'],
  ])('reports %s', async (_what, fields: Record<string, string>, field) => {
    const { status, body } = await send(form(new Uint8Array(9), fields));
    expect({ status, fields: (body.errors as { field: string }[]).map((error) => error.field) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  it('accepts and validates fields after the file', async () => {
    const behind = (color: string) => {
      const data = new FormData();
      data.append('file', new Blob([new Uint8Array(maxBytes)]), 'w2.pdf');
      data.append('color', color);
      return data;
    };
    expect((await send(behind('red'))).status).toBe(201);
    expect((await send(behind('blue'))).status).toBe(400);
  });

  it('responds with an error without reading the file, and keeps the connection usable', async () => {
    for (const _time of [1, 2, 3])
      expect((await send(form(new Uint8Array(maxBytes), { color: 'blue' }))).status).toBe(400);
    expect((await send(form(new Uint8Array(9)))).status).toBe(201);
  });

  it('rejects a boundary so short that a body of delimiters would block the event loop', async () => {
    const withBoundary = (boundary: string) => {
      const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF\r\n`;
      const field = `--${boundary}\r\ncontent-disposition: form-data; name="color"\r\n\r\nred\r\n--${boundary}--\r\n`;
      return send(file + field, '/uploads-of-a-test', { 'content-type': `multipart/form-data; boundary=${boundary}` });
    };
    expect((await withBoundary('b'.repeat(24))).status).toBe(201);
    for (const short of ['b', 'b'.repeat(23)]) expect((await withBoundary(short)).status).toBe(400);
  });

  it('rejects a form without the file', async () => {
    const data = new FormData();
    data.append('color', 'red');
    expect((await send(data)).status).toBe(400);
    expect((await send(form(new Uint8Array(9), { color: 'red' }, 'picture'))).status).toBe(400);
  });

  it('accepts a file of the maximum size, and rejects one that is a byte larger', async () => {
    const largest = new Uint8Array(maxBytes).map((_byte, at) => at % 251);
    const stored = await send(form(largest));
    const sha256 = createHash('sha256').update(largest).digest('hex');
    expect(stored).toEqual({ status: 201, body: { sha256, size: maxBytes, filename: 'w2.pdf' } });
    expect((await send(form(new Uint8Array(maxBytes + 1)))).status).toBe(413);
    expect((await send(form(new Uint8Array(maxBytes * 4)))).status).toBe(413);
  });

  it('accepts the next upload', async () => {
    expect((await send(form(new Uint8Array(9)))).status).toBe(201);
  });
});
