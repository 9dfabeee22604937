import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, DoneIcon, OpenIcon } from '@portal/ui-kit/core';
import { stagesOf, type Stage } from './timeline';
import type { DashboardData } from './use-dashboard';

/** Shows what has happened with the return, whose turn it is, and what comes next. */
export function TimelineCard({ data: { intake, documents, preparerName } }: { data: DashboardData }) {
  const t = useTranslate();
  const locale = useLocale();
  const turn = {
    done: t('dashboard.timeline.done'),
    client: t('dashboard.yourTurn'),
    office: preparerName
      ? t('dashboard.timeline.preparerTurn', { name: preparerName })
      : t('dashboard.timeline.officeTurn'),
    later: t('dashboard.timeline.later'),
  };
  const about = ({ name, state }: Stage): string | null => {
    if (name === 'answers' && intake?.submitted)
      return t('dashboard.timeline.sentOn', { date: formatDate(intake.submitted_at ?? intake.created_at, locale) });
    if (name === 'answers') return t('dashboard.timeline.answersTime');
    if (name === 'documents') return t('dashboard.timeline.documentsSent', { count: documents.total });
    return name === 'preparation' && state === 'office' ? t('dashboard.timeline.preparationAbout') : null;
  };
  return (
    <Card id="timeline" title={t('dashboard.timeline.title')}>
      <ol className="dash-timeline">
        {stagesOf(intake, documents.types).map((stage) => {
          const { name, state } = stage;
          const isNow = state === 'client' || state === 'office';
          const note = about(stage);
          return (
            <li key={name} data-state={state} aria-current={isNow ? 'step' : undefined}>
              {state === 'done' ? <DoneIcon /> : <OpenIcon />}
              <span>
                {t(`dashboard.timeline.${name}`)}
                {note ? <small>{note}</small> : null}
              </span>
              <small className={isNow ? 'dash-turn' : 'ui-hidden'}>{turn[state]}</small>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
