import { intakeEndpoints } from '../intake/intake.endpoints';
import '../intake/intake.contract';
import { IntakeBody } from '../intake/intake.dto';
import { anyone, clients } from './access-policy';
import { dtosOf } from './contract';
import { fillPath, get, post, put, remove, successStatus, successStatuses } from './endpoint';

describe('contract entry', () => {
  it('fills in the path and escapes the parameters', () => {
    expect(fillPath('/intake/{id}', { id: 'a/b' })).toBe('/intake/a%2Fb');
    expect(fillPath('/messages/{userId?}')).toBe('/messages');
    expect(fillPath('/x/{a}/y', { a: '1' })).toBe('/x/1/y');
  });

  it('returns 201 when it creates a record, otherwise 200', () => {
    expect(successStatus(intakeEndpoints.create)).toBe(201);
    expect(successStatus(intakeEndpoints.mine)).toBe(200);
  });

  it('returns 201 for the first version and 200 for later ones when it upserts', () => {
    const upsert = post('/x', anyone, { upserts: true }).returns();
    expect(successStatus(upsert, { version: 1 })).toBe(201);
    expect(successStatus(upsert, { version: 2 })).toBe(200);
    expect(successStatuses(upsert)).toEqual([200, 201]);
    expect(successStatuses(intakeEndpoints.create)).toEqual([201]);
  });

  it('records its method, path, access and input', () => {
    const file = post('/files/{id}', clients, { status: 201 }).takesFile(15).filteredBy<{ kind: string }>().returns();
    const facts = { path: '/files/{id}', access: clients, options: { status: 201 }, maxFileBytes: 15 };
    expect(file).toEqual({ ...facts, method: 'POST', body: 'multipart', response: 'record' });
    expect(put('/x', anyone).takes<object>().returnsNothing()).toMatchObject({ method: 'PUT', body: 'json' });
    const without = { path: '/x', access: anyone, options: {}, method: 'DELETE', body: 'none', response: 'none' };
    expect(remove('/x', anyone).returnsNothing()).toEqual(without);
  });

  it('records the kind of its response', () => {
    const entry = get('/x', anyone);
    expect(entry.returns().response).toBe('record');
    expect(entry.returnsNullable().response).toBe('nullable');
    expect(entry.returnsList().response).toBe('list');
    expect(entry.returnsMap().response).toBe('map');
    expect(entry.returnsNothing().response).toBe('none');
    expect(entry.returnsBytes().response).toBe('bytes');
    expect(entry.streams().response).toBe('events');
  });

  it('returns 204 without a body unless it sets another status', () => {
    expect(successStatus(remove('/x', anyone).returnsNothing())).toBe(204);
    expect(successStatus(post('/x', anyone, { status: 202 }).returnsNothing())).toBe(202);
  });

  it('throws if no classes are bound', () => {
    expect(() => dtosOf(get('/never/bound', anyone).returns())).toThrow('GET /never/bound is bound to no classes');
  });

  it('returns the class bound to its body', () => {
    expect(dtosOf(intakeEndpoints.update).body).toBe(IntakeBody);
    expect(dtosOf(intakeEndpoints.mine).body).toBeUndefined();
  });
});
