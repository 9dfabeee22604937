import { expectedPapersIn } from './expected-papers';

it('takes the payers that the client named, each once', () => {
  const situations = {
    employers: 'yes',
    employer_names: ['Acme', ' acme ', 'Globex'],
    own_work: 'not_sure',
    customer_names: ['Initech'],
    retirement: 'yes',
    pension_names: ['TIAA'],
    bank: 'yes',
    bank_names: ['Huron Bank', ''],
    home: 'yes',
  } as const;
  expect(expectedPapersIn(situations)).toEqual({
    employers: ['Acme', 'Globex'],
    customers: ['Initech'],
    pensions: ['TIAA'],
    banks: ['Huron Bank'],
    hasHome: true,
  });
});

it('expects nothing of a card that was answered with no, or not at all', () => {
  const nothing = { employers: [], customers: [], pensions: [], banks: [], hasHome: false };
  expect(expectedPapersIn({ employers: 'no', employer_names: ['Acme'], home: 'not_sure' })).toEqual(nothing);
  expect(expectedPapersIn({})).toEqual(nothing);
});
