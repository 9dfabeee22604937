import type { RequestItem, RequestList } from '@portal/domain/requests/document-requests.dto';
import { nothingBefore } from '@portal/domain/requests/request-words';
import { cardNames } from '@portal/domain/requests/situations';
import type {} from '@portal/domain/requests/document-requests.messages';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Card, Inline, MutedText, Stack } from '@portal/ui-kit/core';
import { RequestCard } from './request.card';
import { forClient, nextToCome } from './for-client';
import { SituationsForm, useLaterForm } from './later-forms';
import { SettledRequests } from './settled-requests';
import { useFocusOnSwitch } from './use-focus-on-switch';

/** What the client still has to send, on top of the documents page. Hidden before the tax form is begun. */
export function SendUsCard({ year, requests }: { year: number; requests: RequestList | undefined }) {
  const t = useTranslate();
  const answers = useLaterForm(SituationsForm);
  const interview = useFocusOnSwitch(answers.isOpen);
  if (!requests?.has_return) return null;
  const { items, situations } = requests;
  const open = forClient(items);
  const later = items.filter(({ state }) => state === 'awaited');
  const done = cardNames.filter((card) => situations[card]).length;
  return (
    <>
      <Card title={t('documentRequests.interview', { year: String(year) })}>
        <div ref={interview}>
          <Stack>
            <Inline apart>
              <MutedText>
                {done === 0
                  ? t('documentRequests.interviewLead')
                  : t('documentRequests.interviewProgress', { done, all: cardNames.length })}
              </MutedText>
              {answers.isOpen ? null : (
                <Button kind={done === 0 ? 'primary' : 'default'} onClick={answers.open}>
                  {t(done === 0 ? 'documentRequests.beginAnswers' : 'documentRequests.editAnswers')}
                </Button>
              )}
            </Inline>
            {answers.isOpen ? (
              <SituationsForm key={situations.version} situations={situations} onSaved={answers.close} />
            ) : null}
          </Stack>
        </div>
      </Card>
      {/* Nothing was asked yet, so nothing was sent. */}
      {items.length === 0 ? null : (
        <Card title={t('documentRequests.title')} id="send-us">
          <Stack>
            {open.length === 0 ? <NothingOpen later={later} /> : null}
            {open.map((item) => (
              <RequestCard key={item.id} item={item} />
            ))}
            <SettledRequests
              title={t('documentRequests.withUs')}
              items={items.filter(({ turn }) => turn === 'office')}
            />
            <SettledRequests title={t('documentRequests.later')} items={later} />
            <SettledRequests
              title={t('documentRequests.done')}
              items={items.filter(({ state }) => state === 'accepted')}
            />
          </Stack>
        </Card>
      )}
    </>
  );
}

function NothingOpen({ later }: { later: readonly RequestItem[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const next = nextToCome(later);
  return <p>{next ? nothingBefore(t, next, locale) : t('documentRequests.nothingToSend')}</p>;
}
