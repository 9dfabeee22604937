import { useCallback, useEffect, useId, useState } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useChangeDocumentMutation } from '@portal/data-access/documents';
import { isBlank } from '@portal/domain/contract/rule';
import { clientDocumentTypes } from '@portal/domain/documents/document-types';
import { ChangeDocument, type DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { keepExtension } from '@portal/domain/documents/filename';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, notify } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { ContractForm, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { focusCategory } from './focus-category';

const { SelectField, TextField } = fieldsOf<ChangeDocument>();

interface ChangeDialogProps {
  document: DocumentRow;
  field: 'filename' | 'document_type';
  onClose: () => void;
}

/** Dialog that renames a file or moves it to another category. Keeps the input if the server rejects the change. */
export default function ChangeDialog({ document: file, field, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [change, { isLoading }] = useChangeDocumentMutation();
  const [refused, setRefused] = useState<{ sentence: string; version?: number | undefined } | null>(null);
  const version = Math.max(file.version ?? 1, refused?.version ?? 1);
  const isRename = field === 'filename';
  const [{ filename }] = useState(file);

  const toBody = useCallback(
    (values: FieldValues) =>
      isRename
        ? { filename: keepExtension(String(values.filename), filename), version }
        : { document_type: values.document_type as string, version },
    [filename, isRename, version],
  );
  const also = useCallback(
    (values: FieldValues) =>
      isRename && isBlank(values.filename)
        ? [{ field, detail: t('documents.filenameInvalid', { max: documentLimits.filename }) }]
        : [],
    [field, isRename, t],
  );
  const form = useContractForm(ChangeDocument, { defaultValues: { [field]: file[field] }, toBody, also });

  useEffect(() => {
    const input = document.getElementById(id)?.querySelector('input');
    input?.focus();
    // Select the name without its extension, which rarely changes.
    input?.setSelectionRange(0, Math.max(input.value.lastIndexOf('.'), 0) || input.value.length);
  }, [id]);

  const send = form.submit(async (body) => {
    const { data, error } = await change({ id: file.id, body });
    if (error) {
      const failure = problemOf(error);
      if (failure) form.showErrors(failure.errors);
      setRefused({ sentence: detailOr(error, t('documents.changeFailed')), version: failure?.version });
      return;
    }
    const type = t(`documents.types.${data.document_type}`);
    notify.success(t(isRename ? 'documents.renamed' : 'documents.moved', { filename: data.filename, type }));
    onClose();
    // Wait until the dialog has returned focus to the menu, which disappears together with the moved file.
    if (!isRename) setTimeout(() => focusCategory(data.document_type));
  });

  return (
    <Modal
      open
      title={t(isRename ? 'documents.renameOf' : 'documents.moveOf', { filename })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('documents.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={isLoading}>
            {t(isRename ? 'documents.save' : 'documents.move')}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={id} onSubmit={send}>
        {isRename ? (
          <TextField name="filename" maxLength={documentLimits.filename} />
        ) : (
          <SelectField
            name="document_type"
            blank={false}
            choices={clientDocumentTypes.map((value) => ({ value, label: t(`documents.types.${value}`) }))}
          />
        )}
      </ContractForm>
      {refused ? (
        <Alert tone="error" live>
          <p>{refused.sentence}</p>
        </Alert>
      ) : null}
    </Modal>
  );
}
