import type { GeneratedItem } from '@portal/domain/requests/generate-items';
import { itemStateAfter, type ItemState } from '@portal/domain/requests/item-states';
import type { RequestItemEntity } from './request-item.entity';

/** A stored item as far as the plan depends on it. */
export type StoredItem = Pick<
  RequestItemEntity,
  'id' | 'rule_key' | 'instance' | 'source' | 'state' | 'touched' | 'unfounded' | 'required' | 'position'
>;

/** An untouched item that follows the answers. */
export interface ItemUpdate {
  id: string;
  state: ItemState;
  required: boolean;
  position: number;
  /** Whether the answers ask for it again, or no longer; undefined if only details change. */
  what?: 'answers_dropped' | 'answers_asked';
}

export interface RegenerationPlan {
  insert: GeneratedItem[];
  update: ItemUpdate[];
  /** Ids of items that somebody has touched and the answers no longer ask for. */
  unfounded: string[];
  /** Ids of such items that the answers ask for again. */
  founded: string[];
}

const keyOf = ({ rule_key, instance }: Pick<StoredItem, 'rule_key' | 'instance'>): string => `${rule_key} ${instance}`;

/**
 * Returns what has to change so that the stored items follow the wanted ones. Never changes what a person has touched,
 * apart from its mark, and never deletes. The instances of the wanted items are those stored.
 */
export function planRegeneration(stored: readonly StoredItem[], wanted: readonly GeneratedItem[]): RegenerationPlan {
  const known = new Set(stored.map(keyOf));
  const byKey = new Map(wanted.map((item) => [keyOf(item), item]));
  const plan: RegenerationPlan = {
    insert: wanted.filter((item) => !known.has(keyOf(item))),
    update: [],
    unfounded: [],
    founded: [],
  };
  for (const item of stored.filter(({ source }) => source !== 'staff')) {
    const now = byKey.get(keyOf(item));
    if (item.touched) {
      if (!now && !item.unfounded) plan.unfounded.push(item.id);
      if (now && item.unfounded) plan.founded.push(item.id);
      continue;
    }
    const update = now ? updateTo(item, now) : dropOf(item);
    if (update) plan.update.push(update);
  }
  return plan;
}

function updateTo({ id, state, required, position }: StoredItem, now: GeneratedItem): ItemUpdate | undefined {
  const to = itemStateAfter(state, 'answers_ask');
  const details = { id, required: now.required, position: now.position };
  if (to) return { ...details, state: to, what: 'answers_asked' };
  return required !== now.required || position !== now.position ? { ...details, state } : undefined;
}

function dropOf({ id, state, required, position }: StoredItem): ItemUpdate | undefined {
  const to = itemStateAfter(state, 'answers_drop');
  return to && { id, required, position, state: to, what: 'answers_dropped' };
}
