import { useState } from 'react';
import { useDiscardScheduleCChangesMutation, useScheduleCHistoryQuery } from '@portal/data-access/schedule-c';
import { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import type { ScheduleCAmount } from '@portal/domain/schedule-c/schedule-c.fields';
import type { ScheduleCForm as ScheduleCRecord } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { useTranslate } from '@portal/i18n';
import { useContractForm } from '@portal/ui-kit/forms';
import { laterPart } from '../form/later-part';
import { Step } from '../form/step';
import { SubmittedNotice } from '../form/submitted-notice';
import { TaxForm } from '../form/tax-form';
import { allVersions, Versions } from '../history/versions';
import type { ScheduleCReadingProps } from '../read-only/read-only-schedule-c';
import { AmountsSection } from './amounts.section';
import { BusinessSection } from './business.section';
import { bodyOf, valuesOf, scheduleCDefinition } from './schedule-c.definition';
import type { ScheduleCReviewProps } from './schedule-c-review';
import { useScheduleCAutosave } from './schedule-c.adapter';
import { SelfEmploymentNotices, TotalsPanel } from './totals.panel';

const ScheduleCReview = laterPart<ScheduleCReviewProps>(
  () => import('./later-parts').then((loaded) => ({ default: loaded.ScheduleCReview })),
  'intake.review.loadFailed',
);
const ReadOnlyScheduleC = laterPart<ScheduleCReadingProps>(
  () => import('./later-parts').then((loaded) => ({ default: loaded.ReadOnlyScheduleC })),
  'intake.history.versionFailed',
);

interface ScheduleCFormProps {
  /** Record as loaded with the page; null if there is none or it could not be loaded. */
  record: ScheduleCRecord | null;
  onSubmitted: () => void;
}

export function ScheduleCForm({ record: loaded, onSubmitted }: ScheduleCFormProps) {
  const [defaultValues] = useState(() => valuesOf(loaded));
  const form = useContractForm(ScheduleCBody, { defaultValues, toBody: bodyOf });
  const [sections] = useState(() => <Sections isUsed={(name) => Boolean(loaded?.[name])} />);
  const { autosave, read } = useScheduleCAutosave(form, loaded);
  const { record, replace } = autosave;
  const submittedAt = record?.submitted_at;
  return (
    <TaxForm
      definition={scheduleCDefinition}
      form={form}
      autosave={autosave}
      onSubmitted={onSubmitted}
      // "After a draft save the form is reloaded" (specification part 1, section 2).
      onDraftSaved={() => replace(async () => (await read()).data ?? null)}
      notice={record && submittedAt ? <Submitted record={record} onReplace={replace} /> : null}
      review={{
        preload: ScheduleCReview.preload,
        show: (onEdit) => <ScheduleCReview form={form} onEdit={onEdit} />,
      }}
      sections={sections}
      versions={record && submittedAt ? <ScheduleCVersions key={submittedAt} id={record.id} /> : null}
      panel={<TotalsPanel />}
    />
  );
}

function Sections({ isUsed }: { isUsed: (name: ScheduleCAmount) => boolean }) {
  return (
    <>
      <Step section="business">
        <BusinessSection />
      </Step>
      <Step section="income">
        <AmountsSection section="income" isUsed={isUsed} />
      </Step>
      <Step section="expenses">
        <AmountsSection section="expenses" isUsed={isUsed} />
        <SelfEmploymentNotices />
      </Step>
    </>
  );
}

interface SubmittedProps {
  record: ScheduleCRecord;
  onReplace: (change: () => Promise<ScheduleCRecord | null>) => Promise<boolean>;
}

function Submitted({ record, onReplace }: SubmittedProps) {
  const { id } = record;
  const { data: versions } = useScheduleCHistoryQuery({ id, query: allVersions });
  const [discard] = useDiscardScheduleCChangesMutation();
  return (
    <SubmittedNotice
      definition={scheduleCDefinition}
      record={record}
      versions={versions?.rows}
      onDiscard={() => onReplace(async () => (await discard({ id })).data ?? null)}
    />
  );
}

function ScheduleCVersions({ id }: { id: string }) {
  const t = useTranslate();
  const query = useScheduleCHistoryQuery({ id, query: allVersions }, { refetchOnMountOrArgChange: true });
  return (
    <Versions about={t('intake.history.about')} query={query}>
      {({ form, net_profit_loss: net }) => <ReadOnlyScheduleC form={form} net={net} />}
    </Versions>
  );
}
