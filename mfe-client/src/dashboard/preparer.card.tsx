import type { MyPreparer } from '@portal/domain/assignments/assignments.dto';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { PreparerPerson } from '../preparer/preparer-person';

/** The client's preparer on the dashboard, with the number of unread messages. */
export function PreparerCard({ preparer, unread }: { preparer: MyPreparer; unread: number }) {
  const t = useTranslate();
  return (
    <Card id="preparer" title={t('assignments.current')}>
      <PreparerPerson preparer={preparer}>
        {unread > 0 ? (
          <strong className="turn-badge" data-turn="client">
            {t('dashboard.unread', { count: unread })}
          </strong>
        ) : null}
      </PreparerPerson>
    </Card>
  );
}
