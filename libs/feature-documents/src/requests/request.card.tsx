import { useId } from 'react';
import type { RequestItem } from '@portal/domain/requests/document-requests.dto';
import type {} from '@portal/domain/requests/request-reasons.messages';
import { requestName } from '@portal/domain/requests/request-words';
import { formatCalendarDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Alert, Button, MutedText, Stack } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { FileUpload } from '../upload/file-upload';
import { ExplainForm, useLaterForm } from './later-forms';
import { useFocusOnSwitch } from './use-focus-on-switch';

/** A document that the client has to send: what it is, where to get it, and how to send it. */
export function RequestCard({ item }: { item: RequestItem }) {
  const t = useTranslate();
  const locale = useLocale();
  const heading = useId();
  const explanation = useLaterForm(ExplainForm);
  const reasons = useFocusOnSwitch(explanation.isOpen);
  const name = requestName(t, item);
  const { rule_key, reject_reason, due_on } = item;
  return (
    <section className="doc-request" aria-labelledby={heading}>
      <Stack gap="tight">
        <h3 id={heading}>
          {name} {item.required ? null : <Tag>{t('documentRequests.optional')}</Tag>}
        </h3>
        {item.state === 'rejected' && reject_reason ? (
          <Alert
            tone="error"
            title={t('documentRequests.sentBack', { reason: t(`requestReasons.reject.${reject_reason}`) })}
          >
            {item.reject_text ? <p>{item.reject_text}</p> : null}
          </Alert>
        ) : null}
        {item.state === 'needed' && item.events[0]?.what === 'date_come' ? (
          <Alert tone="warning" title={t('documentRequests.dateCome')} />
        ) : null}
        {due_on ? (
          <MutedText>{t('documentRequests.dueOn', { date: formatCalendarDate(due_on, locale) })}</MutedText>
        ) : null}
        {item.note ? <p>{item.note}</p> : null}
        {rule_key ? (
          <>
            <p>{t(`documentRequests.rules.${rule_key}.what`)}</p>
            <MutedText>{t(`documentRequests.rules.${rule_key}.where`)}</MutedText>
          </>
        ) : null}
        <FileUpload
          documentType={item.document_type}
          requestItem={item.id}
          what={name}
          label={t('documentRequests.sendOf', { name })}
          cameraLabel={t('documentRequests.photoOf', { name })}
        />
        <div ref={reasons}>
          {explanation.isOpen ? (
            <ExplainForm item={item} onClose={explanation.close} />
          ) : (
            <Button onClick={explanation.open}>{t('documentRequests.cannot')}</Button>
          )}
        </div>
      </Stack>
    </section>
  );
}
