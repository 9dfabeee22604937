import fc from 'fast-check';
import { generateItems, type GeneratedItem } from './generate-items';
import { requestRules, ruleKeys, type RequestFacts } from './request-rules';
import { cardNames, cardOf, nameKey, nameLists, situationAnswers, type NameList, type Situations } from './situations';

const households = { numRuns: 10_000, seed: 26 };

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000 }));
const name = fc.constantFrom('Acme', ' acme ', 'Blue Lake', 'BLUE  LAKE', 'Corner Shop', 'Ana', 'Ben', '', '  ', 'Zoë');
const names = fc.array(name, { maxLength: 4 });
const answer = fc.option(fc.constantFrom(...situationAnswers), { nil: undefined });

const answers = fc.record(Object.fromEntries(cardNames.map((card) => [card, answer])));
const named = fc.record(Object.fromEntries(nameLists.map((list) => [list, fc.option(names, { nil: null })])));
const situations: fc.Arbitrary<Situations> = fc.tuple(answers, named).map(([cards, lists]) => ({ ...cards, ...lists }));

const facts: fc.Arbitrary<RequestFacts> = fc.record({
  intake: fc.record({
    is_joint: fc.boolean(),
    children: fc.array(
      fc.record({ first_name: name, date_of_birth: fc.constantFrom('', '2015-01-01', '2019-06-30') }),
      { maxLength: 4 },
    ),
    state: fc.constantFrom(null, 'MI', 'OH'),
    has_schedule_c: fc.boolean(),
    has_marketplace_insurance: fc.boolean(),
    w2_income: amount,
    self_employment_income: amount,
    unemployment_income: amount,
    retirement_income: amount,
    mortgage_interest: amount,
    charitable_donations: amount,
    medical_expenses: amount,
    estimated_payments: amount,
  }),
  situations,
  is_new_client: fc.boolean(),
  last_season: fc.array(fc.record({ rule_key: fc.constantFrom(...ruleKeys), name }), { maxLength: 4 }),
});

const keyOf = ({ rule_key, instance }: Pick<GeneratedItem, 'rule_key' | 'instance'>) => `${rule_key} ${instance}`;
const keysOf = (all: readonly GeneratedItem[]) => all.map(keyOf);

describe('generateItems over 10,000 households', () => {
  it('is deterministic and does not change the facts', () => {
    fc.assert(
      fc.property(facts, (household) => {
        const before = JSON.stringify(household);
        const items = JSON.stringify(generateItems(household));
        expect(JSON.stringify(generateItems(structuredClone(household)))).toBe(items);
        expect(JSON.stringify(household)).toBe(before);
      }),
      households,
    );
  });

  it('has no duplicate key, and positions in the order of the rules', () => {
    fc.assert(
      fc.property(facts, (household) => {
        const items = generateItems(household);
        expect(new Set(keysOf(items)).size).toBe(items.length);
        expect(items.every(({ position }, at) => at === 0 || position > (items[at - 1]?.position ?? 0))).toBe(true);
      }),
      households,
    );
  });

  it('asks every filer for an ID and a selfie, and nobody for both and none of a payer', () => {
    fc.assert(
      fc.property(facts, (household) => {
        const items = generateItems(household);
        expect(keysOf(items)).toEqual(expect.arrayContaining(['id_verification ', 'selfie ']));
        const w2 = items.filter(({ rule_key, source }) => rule_key === 'w2' && source === 'rule');
        expect(w2.length > 1 && w2.some(({ instance }) => instance === '')).toBe(false);
      }),
      households,
    );
  });

  it('adds exactly the items of a payer who is added to others', () => {
    const isAsked = (household: RequestFacts, list: NameList): boolean =>
      requestRules.some((rule) => rule.per === list && rule.need(household) !== 'none');
    fc.assert(
      fc.property(facts, fc.constantFrom(...nameLists), (household, list) => {
        const first = { ...household, situations: { ...household.situations, [list]: ['First Payer'] } };
        const both = { ...household, situations: { ...household.situations, [list]: ['First Payer', 'Newly Added'] } };
        const before = generateItems(first);
        const after = generateItems(both);
        const known = new Set(keysOf(before));
        const added = after.filter((item) => !known.has(keyOf(item)));
        const rules = requestRules.filter((rule) => rule.per === list && isAsked(both, list));
        expect(keysOf(added)).toEqual(rules.map(({ key }) => `${key} name:newly added`));
        expect(keysOf(after)).toEqual(expect.arrayContaining(keysOf(before)));
        expect(after.length).toBe(before.length + added.length);
      }),
      households,
    );
  });

  it('asks for nothing that the client is unsure of as required', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...cardNames), (household, card) => {
        const intake = { ...household.intake, w2_income: 0, retirement_income: 0 };
        const unsure = { ...household, intake, situations: { ...household.situations, [card]: 'not_sure' as const } };
        const ofCard = new Set<string>(requestRules.filter(({ per }) => cardOf(per) === card).map(({ key }) => key));
        const required = generateItems(unsure).filter(
          ({ rule_key, required: isRequired }) => ofCard.has(rule_key) && isRequired,
        );
        expect(keysOf(required)).toEqual([]);
      }),
      households,
    );
  });

  it('treats names that differ in case or spacing as one', () => {
    fc.assert(
      fc.property(facts, (household) => {
        for (const list of nameLists) {
          const wanted = new Set((household.situations[list] ?? []).map(nameKey).filter(Boolean));
          const rules = requestRules.filter(({ per }) => per === list);
          for (const { key } of rules) {
            const found = generateItems(household).filter(
              ({ rule_key, source, instance }) => rule_key === key && source === 'rule' && instance !== '',
            );
            expect(found.length === 0 || found.length === wanted.size).toBe(true);
          }
        }
      }),
      { ...households, numRuns: 500 },
    );
  });
});
