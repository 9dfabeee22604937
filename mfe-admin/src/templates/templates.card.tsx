import { useState } from 'react';
import type { MessageTemplate } from '@portal/domain/message-templates/message-templates.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { useMessageTemplatesQuery, useRemoveMessageTemplateMutation } from '@portal/data-access/message-templates';
import { detailOr } from '@portal/data-access/core';
import { Button, Card, ErrorState, Inline, List, MutedText, SkeletonLines, Stack, notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import { allTemplates } from './all-templates';
import { TemplateModal } from './template.modal';

type Doing = { what: 'add' } | { what: 'edit' | 'remove'; template: MessageTemplate };

/** The office's texts for messages to clients. */
export default function TemplatesCard() {
  const t = useTranslate();
  const [doing, setDoing] = useState<Doing>();
  const { data, isError, isFetching, refetch } = useMessageTemplatesQuery(allTemplates);
  const done = (): void => setDoing(undefined);
  return (
    <Card title={t('templateManagement.title')}>
      <Stack>
        <MutedText>{t('templateManagement.about')}</MutedText>
        {data ? (
          <Templates templates={data.rows} onChoose={setDoing} />
        ) : isError ? (
          <ErrorState title={t('templateManagement.loadFailed')} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <SkeletonLines lines={3} />
        )}
        <Inline>
          <Button onClick={() => setDoing({ what: 'add' })}>{t('templateManagement.add')}</Button>
        </Inline>
      </Stack>
      {doing?.what === 'add' ? <TemplateModal onClose={done} /> : null}
      {doing?.what === 'edit' ? <TemplateModal template={doing.template} onClose={done} /> : null}
      {doing?.what === 'remove' ? <RemoveModal template={doing.template} onClose={done} /> : null}
    </Card>
  );
}

interface TemplatesProps {
  templates: readonly MessageTemplate[];
  onChoose: (doing: Doing) => void;
}

function Templates({ templates, onChoose }: TemplatesProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (templates.length === 0) return <MutedText>{t('templateManagement.none')}</MutedText>;
  return (
    <List>
      {templates.map((template) => (
        <li key={template.id}>
          <div>
            <strong>{template.name}</strong>
            <MutedText>{locale === 'es' ? template.text_es : template.text}</MutedText>
          </div>
          <Inline>
            <Button
              aria-label={t('templateManagement.editName', { name: template.name })}
              onClick={() => onChoose({ what: 'edit', template })}
            >
              {t('templateManagement.edit')}
            </Button>
            <Button
              aria-label={t('templateManagement.removeName', { name: template.name })}
              onClick={() => onChoose({ what: 'remove', template })}
            >
              {t('templateManagement.remove')}
            </Button>
          </Inline>
        </li>
      ))}
    </List>
  );
}

function RemoveModal({ template: { id, name }, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const t = useTranslate();
  const [remove, { isLoading }] = useRemoveMessageTemplateMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ id });
    if (error) notify.error(detailOr(error, t('templateManagement.removeFailed')));
    else notify.success(t('templateManagement.removed'));
    onClose();
  };
  return (
    <ConfirmModal
      open
      title={t('templateManagement.removeTitle', { name })}
      action={t('templateManagement.remove')}
      dangerous
      busy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('templateManagement.removeAbout')}</p>
    </ConfirmModal>
  );
}
