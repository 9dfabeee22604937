import { useState, type RefObject } from 'react';
import { useUser } from '@portal/data-access/core';
import { useGroupReadersQuery } from '@portal/data-access/messages';
import type { ChatGroup } from '@portal/domain/messages/messages.dto';
import { useTranslate } from '@portal/i18n';
import { lazyWindow } from '@portal/ui-kit/core';
import { audienceOf } from './audience';
import { Composer } from './composer';
import type { ConfirmPostProps } from './confirm-post.modal';

const ConfirmPost = lazyWindow<ConfirmPostProps>(() => import('./confirm-post.modal'));

/** Groups to which each user has posted since the page was loaded; posting there again needs no confirmation. */
const confirmed = new Set<string>();

interface GroupComposerProps {
  group: ChatGroup;
  text: string;
  onChange: (text: string) => void;
  onSend: (content: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Composer for a group: shows the number of recipients and asks for confirmation before the first post. */
export function GroupComposer({ group, text, onChange, onSend, field }: GroupComposerProps) {
  const t = useTranslate();
  const { id: readerId } = useUser();
  const readers = useGroupReadersQuery({ id: group.id }, { refetchOnMountOrArgChange: true });
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const audience = audienceOf(t, group, readers);
  const key = `${readerId} ${group.id}`;

  const send = (content: string): boolean => {
    if (confirmed.has(key)) {
      onSend(content);
      return true;
    }
    if (readers.isError) void readers.refetch();
    setUnconfirmed(content);
    return false;
  };
  const close = (): void => {
    setUnconfirmed(null);
    field.current?.focus();
  };
  const confirm = (content: string): void => {
    confirmed.add(key);
    onSend(content);
    onChange('');
    close();
  };

  return (
    <>
      <Composer text={text} onChange={onChange} onSend={send} audience={audience.sentence} field={field} />
      {unconfirmed === null ? null : (
        <ConfirmPost name={group.name} audience={audience} onClose={close} onConfirm={() => confirm(unconfirmed)} />
      )}
    </>
  );
}
