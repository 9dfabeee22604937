import { useState } from 'react';
import { clientDocumentTypes, type DocumentType } from '@portal/domain/documents/document-types';
import type { ClientRequestItem } from '@portal/domain/requests/client-requests.dto';
import { itemStateAfter } from '@portal/domain/requests/item-states';
import { ClientUpload } from '@portal/feature-documents/client-upload';
import { requestName } from '@portal/domain/requests/request-words';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText } from '@portal/ui-kit/core';
import { FilterSelect } from '@portal/ui-kit/controls';
import { Modal } from '@portal/ui-kit/feedback';

export interface UploadProps {
  clientId: string;
  items: readonly ClientRequestItem[];
  onClose: () => void;
}

/** Uploads paper that a client brought to the office, for a requested document or to be sorted later. */
export default function UploadModal({ clientId, items, onClose }: UploadProps) {
  const t = useTranslate();
  const [itemId, setItemId] = useState('');
  const [category, setCategory] = useState<DocumentType>('other');
  const open = items.filter(({ state }) => itemStateAfter(state, 'send') !== undefined);
  const item = open.find(({ id }) => id === itemId);
  const what = item ? requestName(t, item) : t(`documents.types.${category}`);
  return (
    <Modal
      open
      title={t('staffRequests.upload')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('staffRequests.uploadClose')}</Button>}
    >
      <MutedText>{t('staffRequests.uploadHelp')}</MutedText>
      <FilterSelect
        label={t('staffRequests.uploadFor')}
        value={item ? itemId : ''}
        onChange={setItemId}
        options={[
          { value: '', label: t('staffRequests.uploadUnsorted') },
          ...open.map((one) => ({ value: one.id, label: requestName(t, one) })),
        ]}
      />
      {item ? null : (
        <FilterSelect<DocumentType>
          label={t('staffRequests.uploadCategory')}
          value={category}
          onChange={setCategory}
          options={clientDocumentTypes.map((value) => ({ value, label: t(`documents.types.${value}`) }))}
        />
      )}
      <ClientUpload
        clientId={clientId}
        documentType={item?.document_type ?? category}
        requestItem={item?.id}
        what={what}
        label={t('documentRequests.sendOf', { name: what })}
      />
    </Modal>
  );
}
