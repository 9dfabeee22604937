import { useCallback, useState, type ReactNode } from 'react';
import { detailOr } from '@portal/data-access/core';
import { useRemoveDocumentMutation, useRestoreDocumentMutation } from '@portal/data-access/documents';
import type { DocumentRow, TrashedDocument } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { lazyWindow, notify } from '@portal/ui-kit/core';
import { ActionMenu } from '@portal/ui-kit/controls';
import { EllipsisIcon } from '@portal/ui-kit/icons';

const ChangeDialog = lazyWindow(() => import('./change.dialog'));

type Changed = Pick<DocumentRow | TrashedDocument, 'id' | 'filename' | 'document_type'>;

/** Returns a function that restores a deleted file. @returns whether it was restored */
export function useRestore(): (file: Changed) => Promise<boolean> {
  const t = useTranslate();
  const [restore] = useRestoreDocumentMutation();
  return useCallback(
    async ({ id, filename }) => {
      const { error } = await restore({ id });
      if (error) notify.error(detailOr(error, t('documents.restoreFailed')));
      else notify.success(t('documents.restored', { filename }));
      return !error;
    },
    [restore, t],
  );
}

/** Returns the menu for a client's own files, and the dialog opened from it. */
export function useFileChanges(files: readonly DocumentRow[]) {
  const t = useTranslate();
  const [remove] = useRemoveDocumentMutation();
  const [open, setOpen] = useState<{ field: 'filename' | 'document_type'; document: DocumentRow } | null>(null);
  const [deleted, setDeleted] = useState<Changed | null>(null);
  // Read the current version from the list: another tab may have changed the file since the menu was opened.
  const current = files.find(({ id }) => id === open?.document.id) ?? open?.document;

  const moveToTrash = async (file: DocumentRow): Promise<void> => {
    const { error } = await remove({ id: file.id });
    if (error) notify.error(detailOr(error, t('documents.deleteFailed')));
    else setDeleted(file);
  };

  const menuOf = (file: DocumentRow): ReactNode => (
    <ActionMenu
      label={t('documents.more')}
      name={t('documents.moreOf', { filename: file.filename })}
      icon={<EllipsisIcon />}
      actions={[
        {
          key: 'rename',
          label: t('documents.rename'),
          onClick: () => setOpen({ field: 'filename', document: file }),
        },
        {
          key: 'move',
          label: t('documents.moveTo'),
          onClick: () => setOpen({ field: 'document_type', document: file }),
        },
        { key: 'delete', label: t('documents.delete'), dangerous: true, onClick: () => void moveToTrash(file) },
      ]}
    />
  );

  const dialog =
    open && current ? <ChangeDialog document={current} field={open.field} onClose={() => setOpen(null)} /> : null;
  return { menuOf, dialog, deleted, forgetDeleted: () => setDeleted(null) };
}
