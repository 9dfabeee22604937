import type { RequestItem } from '@portal/domain/requests/document-requests.dto';

/** Rejected items first, then those still needed, each in the order in which they are asked for. */
export const forClient = (items: readonly RequestItem[]): RequestItem[] => [
  ...items.filter(({ state }) => state === 'rejected'),
  ...items.filter(({ state }) => state === 'needed'),
];

/** Returns the item that comes first, of those that come later. */
export const nextToCome = (items: readonly RequestItem[]): (RequestItem & { comes_on: string }) | undefined =>
  items
    .flatMap((item) => (item.state === 'awaited' && item.comes_on ? [{ ...item, comes_on: item.comes_on }] : []))
    .reduce<(RequestItem & { comes_on: string }) | undefined>(
      (first, item) => (first && first.comes_on <= item.comes_on ? first : item),
      undefined,
    );
