import { keptWay, wayBack } from './way-back';

describe('the way back after signing in', () => {
  it.each([null, undefined, 'x', {}, { from: 5 }, { from: '//evil.example' }, { from: 'https://evil.example' }])(
    'leads to the dashboard for %p',
    (state) => expect(wayBack(state)).toBe('/dashboard'),
  );

  it('leads to the very place', () => {
    const place = { pathname: '/messages/7', search: '?a=1', hash: '#end', state: null, key: 'k' };
    expect(wayBack(keptWay(place))).toBe('/messages/7?a=1#end');
  });
});
