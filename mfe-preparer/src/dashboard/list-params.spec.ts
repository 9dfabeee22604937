import { addressOf, criteriaOf, readListParams } from './list-params';

const read = (text: string) => readListParams(new URLSearchParams(text));

describe('parameters of the client list', () => {
  it.each(['search=ann+lee', 'filter=no-documents&sort=progress', 'search=ann&filter=complete&sort=date'])(
    'survive a reload: %s',
    (text) => {
      const written = new URLSearchParams(addressOf(read(text)));
      expect(readListParams(written)).toEqual(read(text));
    },
  );

  it('omit defaults from the URL', () => {
    expect(addressOf(read('filter=all&sort=name'))).toEqual({ search: '', filter: '', sort: '' });
  });

  it.each(['filter=mine', 'sort=age', 'sort=date_descending'])('default to all clients by name: %s', (text) => {
    expect(criteriaOf(read(text))).toEqual({ filter: 'all', sort: 'name' });
  });
});
