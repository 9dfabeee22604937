import { preparerStanding } from './preparer-standing';

const ana = { first_name: 'Ana', last_name: 'Lopez', available: true };
const renee = { first_name: 'Renee', last_name: 'Okafor', available: true };
const left = (who: typeof ana) => ({ ...who, available: false });

describe('preparerStanding', () => {
  it.each([
    ['no one', null, null, { kind: 'none' }],
    ['the assigned preparer', ana, null, { kind: 'assigned', name: 'Ana Lopez' }],
    ['the assigned preparer when the chosen one has left', ana, left(renee), { kind: 'assigned', name: 'Ana Lopez' }],
    ['the chosen preparer', null, renee, { kind: 'chosen', name: 'Renee Okafor' }],
    ['the chosen preparer when the assigned one has left', left(ana), renee, { kind: 'chosen', name: 'Renee Okafor' }],
    ['both when another one is assigned', ana, renee, { kind: 'other', name: 'Ana Lopez', chosen: 'Renee Okafor' }],
    ['that the assigned preparer has left', left(ana), null, { kind: 'gone', name: 'Ana Lopez' }],
    ['that the chosen preparer has left', null, left(renee), { kind: 'gone', name: 'Renee Okafor' }],
  ])('names %s', (_what, assigned, chosen, standing) => {
    expect(preparerStanding(assigned, chosen)).toEqual(standing);
  });
});
