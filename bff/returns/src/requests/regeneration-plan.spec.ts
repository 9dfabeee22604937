import fc from 'fast-check';
import type { GeneratedItem } from '@portal/domain/requests/generate-items';
import { itemSources, itemStates } from '@portal/domain/requests/item-states';
import { requestRules } from '@portal/domain/requests/request-rules';
import { planRegeneration, type StoredItem } from './regeneration-plan';

const histories = { numRuns: 2000, seed: 26 };

const keyOf = ({ rule_key, instance }: Pick<StoredItem, 'rule_key' | 'instance'>) => `${rule_key} ${instance}`;
const rule = fc.constantFrom(...requestRules.slice(0, 6));
const instance = fc.constantFrom('', 'spouse', 'one', 'two');

const wanted: fc.Arbitrary<GeneratedItem[]> = fc.uniqueArray(
  fc
    .record({ rule, instance, required: fc.boolean(), position: fc.nat({ max: 900 }) })
    .map(({ rule: { key, document_type }, ...item }): GeneratedItem => ({
      ...item,
      ...{ rule_key: key, document_type, name: null, source: 'rule' },
    })),
  { selector: keyOf, maxLength: 8 },
);

/** Items after any history: decided, explained, sent, added by staff, or never looked at. */
const stored: fc.Arbitrary<StoredItem[]> = fc
  .uniqueArray(
    fc
      .record({
        ...{ rule, instance, required: fc.boolean(), position: fc.nat({ max: 900 }), unfounded: fc.boolean() },
        ...{ source: fc.constantFrom(...itemSources), state: fc.constantFrom(...itemStates), touched: fc.boolean() },
      })
      .map(({ rule: { key }, ...item }): Omit<StoredItem, 'id'> => ({ ...item, rule_key: key })),
    { selector: keyOf, maxLength: 8 },
  )
  .map((items) => items.map((item, at) => ({ ...item, id: `stored ${at}` })));

/** Stores what a plan says, as `ItemRegeneration` does. */
function regenerate(items: readonly StoredItem[], now: readonly GeneratedItem[]): StoredItem[] {
  const { insert, update, unfounded, founded } = planRegeneration(items, now);
  const changes = new Map(update.map(({ what: _what, ...change }) => [change.id, change]));
  return [
    ...items.map((item) => ({
      ...item,
      ...changes.get(item.id),
      unfounded: unfounded.includes(item.id) || (item.unfounded && !founded.includes(item.id)),
    })),
    ...insert.map((item) => ({
      ...item,
      ...{ id: `new ${keyOf(item)}`, state: 'needed' as const, touched: false, unfounded: false },
    })),
  ];
}

describe('planRegeneration over 2,000 histories', () => {
  // return.md, section 2.7: "`regenerate ∘ regenerate = regenerate`, no item that a person touched changes".
  it('has nothing left to do the second time', () => {
    fc.assert(
      fc.property(stored, wanted, (items, now) => {
        const once = regenerate(items, now);
        expect(planRegeneration(once, now)).toEqual({ insert: [], update: [], unfounded: [], founded: [] });
      }),
      histories,
    );
  });

  it('changes nothing that a person has touched or staff have asked for, apart from the mark', () => {
    fc.assert(
      fc.property(stored, wanted, (items, now) => {
        const after = new Map(regenerate(items, now).map((item) => [item.id, item]));
        for (const item of items.filter(({ touched, source }) => touched || source === 'staff')) {
          const { unfounded, ...same } = after.get(item.id) ?? item;
          expect(same).toEqual((({ unfounded: _before, ...rest }) => rest)(item));
          if (item.source === 'staff') expect(unfounded).toBe(item.unfounded);
          else expect(unfounded).toBe(!now.some((one) => keyOf(one) === keyOf(item)));
        }
      }),
      histories,
    );
  });

  it('deletes nothing, and has each wanted item once', () => {
    fc.assert(
      fc.property(stored, wanted, (items, now) => {
        const keys = regenerate(items, now).map(keyOf);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(new Set([...items, ...now].map(keyOf)));
      }),
      histories,
    );
  });

  it('asks for an untouched item exactly while the answers do, as required as they say', () => {
    fc.assert(
      fc.property(wanted, wanted, wanted, (first, second, third) => {
        const items = [first, second, third].reduce<StoredItem[]>(regenerate, []);
        const needed = items.filter(({ state }) => state === 'needed');
        const facts = (of: readonly (StoredItem | GeneratedItem)[]) =>
          of.map((item) => `${keyOf(item)} ${item.required} ${item.position}`).sort();
        expect(facts(needed)).toEqual(facts(third));
        expect(items.every(({ state }) => state === 'needed' || state === 'not_applicable')).toBe(true);
      }),
      histories,
    );
  });
});
