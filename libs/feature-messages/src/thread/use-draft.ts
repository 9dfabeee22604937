import { useEffect, useState } from 'react';
import { keepUnsavedDraft, unsavedDraftOf, useUser } from '@portal/data-access/core';

/** The text that is being written in one conversation: kept in memory for its writer when they look elsewhere or their session ends. */
export function useDraft(conversation: string): [text: string, change: (text: string) => void] {
  const { id } = useUser();
  const name = `message:${conversation}`;
  const [text, setText] = useState(() => {
    const kept = unsavedDraftOf(id, name);
    return typeof kept === 'string' ? kept : '';
  });
  useWarningBeforeLeaving(text.trim() !== '');
  const change = (next: string): void => {
    keepUnsavedDraft(id, name, next || undefined);
    setText(next);
  };
  return [text, change];
}

/** The browser asks before a page is closed that holds a text which nobody has got. */
export function useWarningBeforeLeaving(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
