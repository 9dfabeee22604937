import { formatDateTime } from '@portal/domain/i18n/format';
import type { StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import { namedPreferences } from '@portal/domain/preferences/named-preferences';
import { useLocale, useTranslate } from '@portal/i18n';
import { useClientPreferencesQuery } from '@portal/data-access/office-work';
import { ErrorState, List, LoadingState, MutedText, SkeletonLines, Stack } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { Paging } from '@portal/ui-kit/table';
import { useCursorPages } from '../table/use-cursor-pages';

type Asked = Pick<StoredPreferences, 'preferred_preparer' | 'preferred_office'>;
type Words = Pick<StoredPreferences, 'special_circumstances' | 'questions'>;

export const UrgentTag = () => <Tag tone="warning">{useTranslate()('preferences.urgent')}</Tag>;

/** Preferred preparer and office; renders nothing if there is no preference. */
export function Wishes(asked: Asked) {
  const t = useTranslate();
  return namedPreferences(asked).map((name) => <MutedText key={name}>{t('preferences.wants', { name })}</MutedText>);
}

/** Free text from the general intake, with its line breaks. */
export const OwnWords = ({ special_circumstances, questions }: Words) =>
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
export function AskedByClient({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const pages = useCursorPages(pageSize);
  const query = useClientPreferencesQuery({ clientId, query: pages.query }, { refetchOnMountOrArgChange: true });
  const { currentData: asked, isError, refetch } = query;
  return (
    <section aria-label={t('preferences.title')}>
      <Stack gap="tight">
        <h3>{t('preferences.title')}</h3>
        {asked ? (
          asked.rows.length === 0 ? (
            <MutedText>{t('preferences.none')}</MutedText>
          ) : (
            <>
              <List>
                {asked.rows.map(({ id, urgent, created_at, ...said }) => (
                  <li key={id}>
                    <div>
                      <MutedText>
                        {formatDateTime(created_at, locale)} {urgent ? <UrgentTag /> : null}
                      </MutedText>
                      <Wishes {...said} />
                      <OwnWords {...said} />
                    </div>
                  </li>
                ))}
              </List>
              {asked.total > pageSize ? (
                <Paging
                  page={pages.page}
                  size={pageSize}
                  total={asked.total}
                  shown={asked.rows.length}
                  onChange={(page) => pages.turnTo(page, asked.next)}
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
