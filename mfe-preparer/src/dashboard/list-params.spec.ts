import { listQuery, pageOf, readListParams, writeListParams } from './list-params';

const read = (text: string) => readListParams(new URLSearchParams(text));

describe('client list parameters', () => {
  it.each(['', '?search=ann+lee', '?filter=no-documents&sort=progress', '?sort=date&page=3'])(
    'survive a round trip through the URL: %s',
    (text) => {
      expect(writeListParams(read(text))).toBe(text.replaceAll('%20', '+'));
    },
  );

  it.each(['?page=0', '?page=1.5', '?page=x', '?filter=mine', '?sort=age'])(
    'fall back to all clients by name for %s',
    (text) => {
      expect(read(text)).toEqual({ search: '', filter: 'all', sort: 'name', page: 1 });
    },
  );

  it('request the whole list, whichever page is shown', () => {
    expect(listQuery(read('?page=4&filter=complete'))).toEqual({
      query: { filter: 'complete', sort: 'name', limit: 1000 },
    });
  });

  it('show the last page when the URL asks for more', () => {
    const rows = Array.from({ length: 120 }, (_, at) => at);
    expect(pageOf(rows, 1).rows).toHaveLength(25);
    expect(pageOf(rows, 5)).toEqual({ page: 5, rows: rows.slice(100) });
    expect(pageOf(rows, 9).page).toBe(5);
    expect(pageOf([], 2)).toEqual({ page: 1, rows: [] });
  });
});
