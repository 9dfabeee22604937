import { createContext, useContext, useMemo } from 'react';
import type { Message, MessageId, Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';

/** Messages that address the client, each with what somebody else reads in its place. */
export type Wording = Readonly<Partial<Record<MessageId, MessageId>>>;

/** What replaces the messages that address the client; null for the client. */
export const EstimateWording = createContext<Wording | null>(null);

/** Returns a `Translate` that addresses the reader of the estimate: the client, or staff (`staff-wording.ts`). */
export function useEstimateTranslate(): Translate {
  const t = useTranslate();
  const wording = useContext(EstimateWording);
  return useMemo(() => {
    if (!wording) return t;
    const replaced: Readonly<Record<string, string | undefined>> = wording;
    return (one: string | Message, ...[values]: Message['values'][]): string => {
      const said = typeof one === 'string' ? { id: one, ...(values ? { values } : {}) } : one;
      return t({ ...said, id: replaced[said.id] ?? said.id });
    };
  }, [t, wording]);
}
