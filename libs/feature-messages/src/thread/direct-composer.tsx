import { useState, type RefObject } from 'react';
import { useUser } from '@portal/data-access/core';
import { can } from '@portal/domain/contract/access-policy';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { messageTemplateEndpoints } from '@portal/domain/message-templates/message-templates.endpoints';
import type { MessageAttachment } from '@portal/domain/messages/messages.dto';
import { draftOf, keepDraft } from '@portal/drafts/core';
import { lazyPart } from '@portal/ui-kit/core';
import type { AttachFilesProps } from './attach-files';
import { Composer } from './composer';
import { fileNames } from './file-names';
import type { TemplateChoiceProps } from './template-choice';

/** Lazy, because only preparers have templates. */
const TemplateChoice = lazyPart<TemplateChoiceProps>(
  () => import('./template-choice'),
  () => null,
);
/** Lazy, because it is not needed to read or write. */
const AttachFiles = lazyPart<AttachFilesProps>(
  () => import('./attach-files'),
  () => null,
);

export type Files = readonly MessageAttachment[];

interface DirectComposerProps {
  text: string;
  onChange: (text: string) => void;
  files: Files;
  onChangeFiles: (change: (files: Files) => Files) => void;
  onSend: (content: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The client to whom a member of staff writes; absent for other recipients. */
  clientId: string | undefined;
}

/** Message field for one person: a preparer's to a client offers templates, and both can attach the client's files. */
export function DirectComposer(props: DirectComposerProps) {
  const { text, onChange, files, onChangeFiles, onSend, field, clientId } = props;
  const user = useUser();
  const insert = (template: string): void => {
    onChange(text.trim() === '' ? template : `${text}\n${template}`);
    field.current?.focus();
  };
  const attaches = can(user, clientId === undefined ? documentEndpoints.upload : documentEndpoints.uploadForClient);
  return (
    <Composer
      text={text}
      onChange={onChange}
      field={field}
      canBeEmpty={files.length > 0}
      onSend={(content) => {
        onSend(content === '' ? fileNames(files) : content);
        return true;
      }}
      templates={
        clientId !== undefined && can(user, messageTemplateEndpoints.forClient) ? (
          <TemplateChoice clientId={clientId} onChoose={insert} />
        ) : null
      }
      files={attaches ? <AttachFiles clientId={clientId} files={files} onChange={onChangeFiles} /> : null}
    />
  );
}

/** Returns the files for the message being written, kept like its text. */
export function useFiles(conversation: string): [files: Files, change: DirectComposerProps['onChangeFiles']] {
  const { id } = useUser();
  const name = `message-files:${conversation}`;
  const [files, setFiles] = useState<Files>(() => (draftOf(id, name) as Files | undefined) ?? []);
  const change = (to: (files: Files) => Files): void =>
    setFiles((before) => {
      const next = to(before);
      keepDraft(id, name, next.length > 0 ? next : undefined);
      return next;
    });
  return [files, change];
}
