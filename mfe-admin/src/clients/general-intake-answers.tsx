import { formatDateTime } from '@portal/domain/i18n/format';
import type { StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import { namedPreferences } from '@portal/domain/preferences/named-preferences';
import { useLocale, useTranslate } from '@portal/i18n';
import { useClientPreferencesQuery } from '@portal/data-access/office-work';
import { ErrorState, List, LoadingState, MutedText, SkeletonLines, Stack } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { Paging } from '@portal/ui-kit/table';
import { useCursorPages } from '../table/use-cursor-pages';

type NamedPreferences = Pick<StoredPreferences, 'preferred_preparer' | 'preferred_office'>;
type Texts = Pick<StoredPreferences, 'special_circumstances' | 'questions'>;

export const UrgentTag = () => <Tag tone="warning">{useTranslate()('preferences.urgent')}</Tag>;

/** Preferred preparer and office; renders nothing if there is no preference. */
export function ClientPreferences(answers: NamedPreferences) {
  const t = useTranslate();
  return namedPreferences(answers).map((name) => <MutedText key={name}>{t('preferences.wants', { name })}</MutedText>);
}

/** Free text from the general intake, with its line breaks. */
export const FreeTexts = ({ special_circumstances, questions }: Texts) =>
  [special_circumstances, questions].map((text, at) =>
    text ? (
      <p key={at} className="admin-words">
        {text}
      </p>
    ) : null,
  );

/** General intakes per page. */
const pageSize = 20;

/** All of a client's general intake answers, newest first. Loaded only when opened, because each view is audited. */
export function GeneralIntakeAnswers({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const pages = useCursorPages(pageSize);
  const query = useClientPreferencesQuery({ clientId, query: pages.query }, { refetchOnMountOrArgChange: true });
  const { currentData: answers, isError, refetch } = query;
  return (
    <section aria-label={t('preferences.title')}>
      <Stack gap="tight">
        <h3>{t('preferences.title')}</h3>
        {answers ? (
          answers.rows.length === 0 ? (
            <MutedText>{t('preferences.none')}</MutedText>
          ) : (
            <>
              <List>
                {answers.rows.map(({ id, urgent, created_at, ...texts }) => (
                  <li key={id}>
                    <div>
                      <MutedText>
                        {formatDateTime(created_at, locale)} {urgent ? <UrgentTag /> : null}
                      </MutedText>
                      <ClientPreferences {...texts} />
                      <FreeTexts {...texts} />
                    </div>
                  </li>
                ))}
              </List>
              {answers.total > pageSize ? (
                <Paging
                  page={pages.page}
                  size={pageSize}
                  total={answers.total}
                  shown={answers.rows.length}
                  onChange={(page) => pages.turnTo(page, answers.next)}
                />
              ) : null}
            </>
          )
        ) : isError ? (
          <ErrorState title={t('preferences.loadFailed')} onRetry={() => void refetch()} />
        ) : (
          <LoadingState>
            <SkeletonLines lines={3} />
          </LoadingState>
        )}
      </Stack>
    </section>
  );
}
