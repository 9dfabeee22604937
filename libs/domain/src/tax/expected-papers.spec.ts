import { expectedPapersIn } from './expected-papers';

it('takes the payers that the client named, each once', () => {
  const situations = {
    employers: 'yes',
    employer_names: ['Acme', ' acme ', 'Globex'],
    own_work: 'not_sure',
    customer_names: ['Initech'],
    platform_names: ['Uber'],
    retirement: 'yes',
    pension_names: ['TIAA'],
    bank: 'yes',
    bank_names: ['Huron Bank', ''],
    investments: 'yes',
    broker_names: ['Hooli'],
    social_security: 'not_sure',
    marketplace: 'yes',
    home: 'yes',
  } as const;
  expect(expectedPapersIn(situations)).toEqual({
    employers: ['Acme', 'Globex'],
    customers: ['Initech'],
    platforms: ['Uber'],
    pensions: ['TIAA'],
    banks: ['Huron Bank'],
    brokers: ['Hooli'],
    hasSocialSecurity: true,
    hasMarketplace: true,
    hasHome: true,
  });
});

it('expects nothing of a card that was answered with no, or not at all', () => {
  const nothing = {
    employers: [],
    customers: [],
    platforms: [],
    pensions: [],
    banks: [],
    brokers: [],
    hasSocialSecurity: false,
    hasMarketplace: false,
    hasHome: false,
  };
  expect(expectedPapersIn({ employers: 'no', employer_names: ['Acme'], home: 'not_sure', marketplace: 'no' })).toEqual(
    nothing,
  );
  expect(expectedPapersIn({})).toEqual(nothing);
});
