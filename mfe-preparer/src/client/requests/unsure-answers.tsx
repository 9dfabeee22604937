import type { SituationsBody } from '@portal/domain/requests/document-requests.dto';
import { cardNames } from '@portal/domain/requests/situations';
import { useTranslate } from '@portal/i18n';
import { List } from '@portal/ui-kit/core';

/** Questions that the client answered with “not sure”: their documents are optional until the preparer has asked. */
export function UnsureAnswers({ situations }: { situations: SituationsBody }) {
  const t = useTranslate();
  const cards = cardNames.filter((card) => situations[card] === 'not_sure');
  if (cards.length === 0) return null;
  return (
    <section>
      <h3>{t('staffRequests.unsure', { count: cards.length })}</h3>
      <List>
        {cards.map((card) => (
          <li key={card}>{t(`documentRequests.fields.${card}`)}</li>
        ))}
      </List>
    </section>
  );
}
