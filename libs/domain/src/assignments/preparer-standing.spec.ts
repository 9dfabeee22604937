import { preparerStanding } from './preparer-standing';

const ana = { first_name: 'Ana', last_name: 'Lopez', available: true };
const renee = { first_name: 'Renee', last_name: 'Okafor', available: true };
const left = (who: typeof ana) => ({ ...who, available: false });

describe('preparerStanding', () => {
  it.each([
    ['none when there is no preparer', null, null, { kind: 'none' }],
    ['the assigned preparer', ana, null, { kind: 'assigned', name: 'Ana Lopez' }],
    ['the assigned preparer if the chosen one has left', ana, left(renee), { kind: 'assigned', name: 'Ana Lopez' }],
    ['the chosen preparer', null, renee, { kind: 'chosen', name: 'Renee Okafor' }],
    ['the chosen preparer if the assigned one has left', left(ana), renee, { kind: 'chosen', name: 'Renee Okafor' }],
    [
      'both preparers if the chosen one is not the assigned one',
      ana,
      renee,
      { kind: 'other', name: 'Ana Lopez', chosen: 'Renee Okafor' },
    ],
    ['the assigned preparer as gone after they have left', left(ana), null, { kind: 'gone', name: 'Ana Lopez' }],
    ['the chosen preparer as gone after they have left', null, left(renee), { kind: 'gone', name: 'Renee Okafor' }],
  ])('returns %s', (_what, assigned, chosen, standing) => {
    expect(preparerStanding(assigned, chosen)).toEqual(standing);
  });
});
