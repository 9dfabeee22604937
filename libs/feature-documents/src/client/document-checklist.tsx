import { clientDocumentTypes, requiredDocumentTypes } from '@portal/domain/documents/document-types';
import { countedOf } from '@portal/domain/documents/counts-as-document';
import type { DocumentCategory } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { Checklist } from '@portal/ui-kit/data';
import { focusCategory } from './focus-category';

/** Checklist of the documents that a client has provided; each item leads to its card. `other` is not included. */
export function DocumentChecklist({ categories }: { categories: readonly DocumentCategory[] }) {
  const t = useTranslate();
  const items = clientDocumentTypes
    .filter((type) => type !== 'other')
    .map((type) => {
      const name = t(`documents.types.${type}`);
      const isRequired = requiredDocumentTypes.includes(type);
      return {
        key: type,
        name: (
          <a
            href={`#category-${type}`}
            onClick={(event) => {
              event.preventDefault();
              focusCategory(type);
            }}
          >
            {isRequired ? name : t('documents.optional', { type: name })}
          </a>
        ),
        done: categories.some((one) => one.document_type === type && countedOf(one) > 0),
      };
    });
  return (
    <Card id="document-checklist" title={t('documents.checklist')}>
      <MutedText>
        {t('documents.checklistLead')} {t('documents.uploadHelp')}
      </MutedText>
      <div className="doc-checklist">
        <Checklist items={items} />
      </div>
    </Card>
  );
}
