import { get, type AnyEndpoint } from '@portal/domain/contract/endpoint';
import { Flag, OneOf, WholeNumber } from '@portal/domain/contract/rules';
import { Required } from '@portal/domain/contract/rule';
import { bindContract } from '@portal/domain/contract/contract';
import { anyone } from '@portal/domain/contract/access-policy';
import { validateQuery } from './validate-query';

interface Filter {
  role: string;
  year?: number;
  urgent?: boolean;
}
const endpoints = {
  list: get('/things', anyone).filteredBy<Filter>().returnsList<Thing>(),
  one: get('/thing', anyone).returns<Thing>(),
};

class Thing {
  @Required() @OneOf(['client', 'preparer']) role!: string;
}

class ThingQuery implements Filter {
  @Required() @OneOf(['client', 'preparer']) role!: string;
  @WholeNumber(2000, 2100) year?: number;
  @Flag() urgent?: boolean;
}

bindContract('things', endpoints, { list: { query: ThingQuery, response: Thing }, one: { response: Thing } });

const refused = (query: Record<string, unknown>, endpoint: AnyEndpoint = endpoints.list) => {
  try {
    return validateQuery(endpoint, query);
  } catch (error) {
    return (error as { facts: { errors: { field: string }[] } }).facts.errors.map(({ field }) => field);
  }
};

describe('query string', () => {
  it.each([
    [{}, ['role']],
    [{ role: '' }, ['role']],
    [{ role: 'admin' }, ['role']],
    [{ role: ['client', 'client'] }, ['role']],
    [{ role: 'client', year: 'x' }, ['year']],
    [{ role: 'client', year: '1e3' }, ['year']],
    [{ role: 'client', urgent: 'yes' }, ['urgent']],
    [{ role: 'client', more: '1' }, ['more']],
    [{ role: 'client', limit: '5000' }, ['limit']],
    [{ role: 'client', limit: ['1', '2'] }, ['limit']],
  ])('rejects %p', (query, fields) => expect(refused(query)).toEqual(fields));

  it('rejects paging parameters for an endpoint that returns no list', () => {
    expect(refused({ limit: '5' }, endpoints.one)).toEqual(['limit']);
  });

  it('ignores empty parameters', () => {
    const query = validateQuery(endpoints.list, { role: 'client', year: '', urgent: '  ' });
    expect(query).toEqual({ role: 'client', limit: 200 });
  });

  it('parses numbers and flags', () => {
    const query = validateQuery(endpoints.list, {
      role: 'client',
      year: '2024',
      urgent: 'true',
      limit: '5',
      cursor: 'c',
    });
    expect(query).toBeInstanceOf(ThingQuery);
    expect(query).toEqual({ role: 'client', year: 2024, urgent: true, limit: 5, cursor: 'c' });
    expect(validateQuery(endpoints.list, { role: 'client' })).toMatchObject({ limit: 200 });
  });
});
