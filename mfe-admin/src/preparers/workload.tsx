import { workloadOf } from '@portal/domain/preparers/workload';
import { useTranslate } from '@portal/i18n';
import { Card, List, MutedText, ProgressBar, SkeletonLines } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { useEveryOffice } from './use-office-choices';

/** Amber is reserved for what the reader has to do: an office that needs another preparer. */
const tones = { normal: 'default', medium: 'info', high: 'warning' } as const;

interface WorkloadProps {
  clients: number;
  /** Defaults to one. */
  preparers?: number;
  label: string;
}

/** Workload of a preparer, or an office's average: a number, a word and a bar. */
export function WorkloadBar({ clients, preparers = 1, label }: WorkloadProps) {
  const t = useTranslate();
  const { ratio, level, share } = workloadOf(clients, preparers);
  return (
    <ProgressBar
      tone="plain"
      percent={Math.round(share * 100)}
      label={label}
      value={
        <span className="admin-workload">
          {ratio.toFixed(1)} <Tag tone={tones[level]}>{t(`adminPreparers.workload.${level}`)}</Tag>
        </span>
      }
    />
  );
}

/** The workload of each office; renders nothing without offices. */
export function OfficeWorkload() {
  const t = useTranslate();
  const { data } = useEveryOffice();
  if (data?.rows.length === 0) return null;
  return (
    <Card title={t('preparerManagement.workload.title')}>
      <MutedText>{t('preparerManagement.workload.about')}</MutedText>
      {data ? (
        <List>
          {data.rows.map(({ id, name, preparers_count: preparers, clients_count: clients }) => (
            <li key={id} className="admin-office-workload">
              <WorkloadBar clients={clients} preparers={preparers} label={name} />
              <MutedText>{t('preparerManagement.workload.office', { preparers, clients })}</MutedText>
            </li>
          ))}
        </List>
      ) : (
        <SkeletonLines lines={3} />
      )}
    </Card>
  );
}
