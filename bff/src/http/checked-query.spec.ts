import { get, type AnyCall } from '@portal/domain/contract/call';
import { Flag, OneOf, WholeNumber } from '@portal/domain/contract/rules';
import { Required } from '@portal/domain/contract/rule';
import { QueryOf } from '@portal/domain/contract/shapes';
import { anyone } from '@portal/domain/contract/who';
import { checkedQuery } from './checked-query';

interface Filter {
  role: string;
  year?: number;
  urgent?: boolean;
}
const calls = { list: get('/things', anyone).filteredBy<Filter>().answersList(), one: get('/thing', anyone).answers() };

@QueryOf(calls.list)
class ThingQuery implements Filter {
  @Required() @OneOf(['client', 'preparer']) role!: string;
  @WholeNumber(2000, 2100) year?: number;
  @Flag() urgent?: boolean;
}

const refused = (query: Record<string, unknown>, call: AnyCall = calls.list) => {
  try {
    return checkedQuery(call, query);
  } catch (error) {
    return (error as { facts: { errors: { field: string }[] } }).facts.errors.map(({ field }) => field);
  }
};

describe('a query string', () => {
  it.each([
    [{}, ['role']],
    [{ role: 'admin' }, ['role']],
    [{ role: ['client', 'client'] }, ['role']],
    [{ role: 'client', year: 'x' }, ['year']],
    [{ role: 'client', year: '1e3' }, ['year']],
    [{ role: 'client', urgent: 'yes' }, ['urgent']],
    [{ role: 'client', more: '1' }, ['more']],
    [{ role: 'client', limit: '5000' }, ['limit']],
    [{ role: 'client', limit: ['1', '2'] }, ['limit']],
  ])('%p is refused', (query, fields) => expect(refused(query)).toEqual(fields));

  it('has no pages where there is no list', () => {
    expect(refused({ limit: '5' }, calls.one)).toEqual(['limit']);
  });

  it('is read into numbers and flags', () => {
    const query = checkedQuery(calls.list, { role: 'client', year: '2024', urgent: 'true', limit: '5', cursor: 'c' });
    expect(query).toBeInstanceOf(ThingQuery);
    expect(query).toEqual({ role: 'client', year: 2024, urgent: true, limit: 5, cursor: 'c' });
    expect(checkedQuery(calls.list, { role: 'client' })).toMatchObject({ limit: 200 });
  });
});
