import { breakingChanges } from '@portal/bff-platform/http/openapi/breaking-changes';
import type { Schema } from '@portal/bff-platform/http/openapi/dto-schemas';
import type { OpenApiDocument } from '@portal/bff-platform/http/openapi/document';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** Returns a document with one endpoint, `POST /cars`. */
function withOperation(operation: Schema, schemas: Record<string, Schema> = {}): OpenApiDocument {
  const post = { responses: { 201: json({}) }, ...operation };
  return { openapi: '3.1.0', info: {}, servers: [], paths: { '/cars': { post } }, components: { schemas } };
}

const sending = (schema: Schema) => withOperation({ requestBody: { required: true, ...json(schema) } });
const answering = (schema: Schema) => withOperation({ responses: { 201: json(schema) } });
const asking = (...parameters: Schema[]) => withOperation({ parameters });
const car = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text = { type: 'string' };
const changesOf = (build: (schema: Schema) => OpenApiDocument) => (before: Schema, after: Schema) =>
  breakingChanges(build(car({ color: before })), build(car({ color: after })));

describe('breaking changes of endpoints', () => {
  const plain = withOperation({});

  it('reports a removed endpoint', () => {
    expect(breakingChanges(plain, { ...plain, paths: {} })).toEqual(['POST /cars is gone']);
  });

  it('reports a changed success status', () => {
    expect(breakingChanges(plain, withOperation({ responses: { 200: json({}) } }))).toEqual([
      'POST /cars answers 200, was 201',
    ]);
  });

  it('reports a removed content type and a removed header of the response', () => {
    const headers = { 'X-Total-Count': {} };
    const before = withOperation({ responses: { 201: { ...json({}), headers } } });
    const after = withOperation({ responses: { 201: { content: { 'text/csv': {} } } } });
    expect(breakingChanges(before, after)).toEqual([
      'POST /cars no longer answers with application/json',
      'POST /cars no longer answers with the header X-Total-Count',
    ]);
  });

  it('reports an endpoint that now requires sign-in', () => {
    const before = withOperation({ security: [{}, { bearer: [] }] });
    expect(breakingChanges(before, withOperation({ security: [{ bearer: [] }] }))).toEqual([
      'POST /cars is no longer open to visitors',
    ]);
  });

  it('ignores a new endpoint', () => {
    expect(breakingChanges({ ...plain, paths: {} }, plain)).toEqual([]);
  });
});

describe.each(['query', 'path', 'header'])('breaking changes of a %s parameter', (where) => {
  const parameter = (required: boolean, schema: Schema = text) => ({ name: 'color', in: where, required, schema });

  it('reports a removed parameter', () => {
    expect(breakingChanges(asking(parameter(false)), asking())).toEqual([
      `POST /cars: ${where} parameter color is gone`,
    ]);
  });

  it.each([
    ['a new required parameter', asking()],
    ['an optional parameter that becomes required', asking(parameter(false))],
  ])('reports %s', (_case, before) => {
    expect(breakingChanges(before, asking(parameter(true)))).toEqual([
      `POST /cars: ${where} parameter color is now required`,
    ]);
  });

  it('reports a narrower range of values', () => {
    expect(breakingChanges(asking(parameter(false)), asking(parameter(false, { ...text, maxLength: 5 })))).toEqual([
      `POST /cars: ${where} parameter color: maxLength is 5, was unset`,
    ]);
  });

  it('ignores a new optional parameter', () => {
    expect(breakingChanges(asking(), asking(parameter(false)))).toEqual([]);
  });
});

describe('breaking changes of a request body', () => {
  const sent = changesOf(sending);
  const list = { type: 'array', items: text };

  it('reports a body that was added, was removed or has another format', () => {
    const form = withOperation({ requestBody: { required: true, content: { 'multipart/form-data': {} } } });
    expect(breakingChanges(withOperation({}), sending(text))).toEqual(['POST /cars now requires a body']);
    expect(breakingChanges(sending(text), withOperation({}))).toEqual(['POST /cars no longer takes application/json']);
    expect(breakingChanges(sending(text), form)).toEqual(['POST /cars no longer takes application/json']);
  });

  it('reports a removed field', () => {
    expect(breakingChanges(sending(car({ color: text })), sending(car({})))).toEqual([
      'POST /cars body.color is no longer accepted',
    ]);
  });

  it.each([
    ['a new required field', car({})],
    ['an optional field that becomes required', car({ color: text })],
  ])('reports %s', (_case, before) => {
    expect(breakingChanges(sending(before), sending(car({ color: text }, ['color'])))).toEqual([
      'POST /cars body.color is now required',
    ]);
  });

  it('reports a changed type, and a null that is no longer accepted', () => {
    expect(sent(text, { type: 'integer' })).toEqual(['POST /cars body.color no longer accepts string']);
    expect(sent({ type: ['string', 'null'] }, text)).toEqual(['POST /cars body.color no longer accepts null']);
    expect(sent({ type: 'number' }, { type: 'integer' })).toEqual(['POST /cars body.color no longer accepts number']);
    expect(sent({}, text)).toEqual(['POST /cars body.color no longer accepts any value']);
  });

  it('reports a removed value, and a new list of allowed values', () => {
    const [three, two] = [['red', 'green', 'blue'], ['red']].map((values) => ({ ...text, enum: values }));
    expect(sent({ ...three }, { ...two })).toEqual(['POST /cars body.color no longer accepts green, blue']);
    expect(sent(text, { ...two })).toEqual(['POST /cars body.color now accepts only red']);
  });

  it.each([
    ['minLength', text, 2, 3],
    ['maxLength', text, 9, 8],
    ['minimum', { type: 'number' }, 0, 1],
    ['exclusiveMinimum', { type: 'number' }, 0, 1],
    ['maximum', { type: 'number' }, 10, 9],
    ['exclusiveMaximum', { type: 'number' }, 10, 9],
    ['minItems', list, 0, 1],
    ['maxItems', list, 10, 9],
    ['multipleOf', { type: 'number' }, 0.01, 1],
    ['pattern', text, '^\\d+$', '^\\d{4}$'],
    ['format', text, 'uri', 'email'],
  ])('reports a narrower or new %s', (bound, schema, before, after) => {
    expect(sent({ ...schema, [bound]: before }, { ...schema, [bound]: after })).toEqual([
      `POST /cars body.color: ${bound} is ${after}, was ${before}`,
    ]);
    expect(sent(schema, { ...schema, [bound]: after })).toEqual([
      `POST /cars body.color: ${bound} is ${after}, was unset`,
    ]);
    expect(sent({ ...schema, [bound]: before }, schema)).toEqual([]);
  });

  it('reports narrower list items, and a changed shared schema only once', () => {
    const items = (maxLength: number) => ({ type: 'array', items: { ...text, maxLength } });
    expect(sent(items(9), items(8))).toEqual(['POST /cars body.color[]: maxLength is 8, was 9']);
    const shared = (schema: Schema) => {
      const requestBody = json({ anyOf: [{ $ref: '#/components/schemas/Car' }, { type: 'null' }] });
      const document = withOperation({ requestBody }, { Car: schema });
      return { ...document, paths: { ...document.paths, '/vans': document.paths['/cars'] ?? {} } };
    };
    const loop = { $ref: '#/components/schemas/Car' };
    expect(breakingChanges(shared(car({ color: text, loop })), shared(car({ loop })))).toEqual([
      'Car.color is no longer accepted',
    ]);
  });

  it('ignores wider values or a new optional field', () => {
    expect(sent({ type: 'integer', maximum: 9 }, { type: ['number', 'null'], maximum: 10 })).toEqual([]);
    expect(sent({ ...text, enum: ['red'] }, { ...text, enum: ['red', 'blue'] })).toEqual([]);
    expect(breakingChanges(sending(car({})), sending(car({ color: text })))).toEqual([]);
  });
});

describe('breaking changes of a response', () => {
  const answered = changesOf(answering);

  it('reports a removed field', () => {
    expect(breakingChanges(answering(car({ color: text })), answering(car({})))).toEqual([
      'POST /cars answer.color is gone',
    ]);
  });

  it('reports a field that may now be absent', () => {
    const [before, after] = [car({ color: text }, ['color']), car({ color: text })];
    expect(breakingChanges(answering(before), answering(after))).toEqual(['POST /cars answer.color may now be absent']);
  });

  it('reports a changed type, format or pattern, and a new null', () => {
    expect(answered(text, { type: 'integer' })).toEqual(['POST /cars answer.color may now be integer']);
    expect(answered({ type: 'integer' }, { type: 'number' })).toEqual(['POST /cars answer.color may now be number']);
    expect(answered(text, { type: ['string', 'null'] })).toEqual(['POST /cars answer.color may now be null']);
    expect(answered(text, {})).toEqual(['POST /cars answer.color may now be any value']);
    expect(answered({ ...text, format: 'date' }, { ...text, format: 'date-time' })).toEqual([
      'POST /cars answer.color: format is date-time, was date',
    ]);
    expect(answered({ ...text, pattern: '^a$' }, text)).toEqual(['POST /cars answer.color: pattern is unset, was ^a$']);
  });

  it('reports values that are no longer limited to a list', () => {
    expect(answered({ ...text, enum: ['red'] }, text)).toEqual(['POST /cars answer.color is no longer limited to red']);
  });

  it('reports changed list items and map values', () => {
    const list = (items: Schema) => answering({ type: 'array', items });
    const map = (additionalProperties: Schema) => answering({ type: 'object', additionalProperties });
    expect(breakingChanges(list(text), list({ type: 'number' }))).toEqual(['POST /cars answer[] may now be number']);
    expect(breakingChanges(map(text), map({ type: 'number' }))).toEqual(['POST /cars answer.* may now be number']);
  });

  it('ignores a new field, a new value or a changed bound', () => {
    expect(breakingChanges(answering(car({})), answering(car({ color: text }, ['color'])))).toEqual([]);
    expect(answered({ ...text, enum: ['red'] }, { ...text, enum: ['red', 'blue'] })).toEqual([]);
    expect(answered({ ...text, maxLength: 9 }, { ...text, maxLength: 10 })).toEqual([]);
    expect(answered({ type: ['string', 'null'] }, text)).toEqual([]);
  });
});
