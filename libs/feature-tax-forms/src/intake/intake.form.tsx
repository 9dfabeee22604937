import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PreparerStanding } from '@portal/domain/assignments/preparer-standing';
import { useDiscardIntakeChangesMutation, useIntakeHistoryQuery } from '@portal/data-access/intake';
import { useSeason } from '@portal/data-access/season-context';
import { IntakeBody, PreparerIntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm as IntakeRecord } from '@portal/domain/intake/intake-form.dto';
import type { DtoClass } from '@portal/domain/contract/contract';
import { useTranslate } from '@portal/i18n';
import { Alert } from '@portal/ui-kit/core';
import { useContractForm } from '@portal/ui-kit/forms';
import { laterPart } from '../form/later-part';
import { Step } from '../form/step';
import { SubmittedNotice } from '../form/submitted-notice';
import { TaxForm } from '../form/tax-form';
import { allVersions, Versions } from '../history/versions';
import { BankSection } from './sections/bank.section';
import { ChildrenSection } from './sections/children.section';
import {
  DeductionsSection,
  IncomeSection,
  MarketplaceSection,
  PreviousYearSection,
  WithholdingSection,
} from './sections/money.sections';
import { PersonalSection } from './sections/personal.section';
import { SpouseSection } from './sections/spouse.section';
import type { IntakeReviewProps } from './intake-review';
import { bodyOf, valuesOf, intakeDefinition } from './intake.definition';
import { useIntakeAutosave } from './intake.adapter';
import { ProposalCard } from './later-proposal';
import { LaterEstimate } from '../estimate/later-estimate';
import { NoEstimate } from '../estimate/no-estimate';

const IntakeReview = laterPart<IntakeReviewProps>(
  () => import('./later-parts').then((loaded) => ({ default: loaded.IntakeReview })),
  'intake.review.loadFailed',
);
const ReadOnlyIntake = laterPart<{ form: IntakeBody }>(
  () => import('./later-parts').then((loaded) => ({ default: loaded.ReadOnlyIntake })),
  'intake.history.versionFailed',
);

/** Who receives the form on submit. */
export interface Recipient {
  /** The client's preparer; undefined while loading, and null if that failed. */
  standing: PreparerStanding | null | undefined;
  /** Notice about the preparer, shown above the form. */
  notice?: (submitted: boolean) => ReactNode;
  /** Preparer whose page the form is on, and who receives it on submit. */
  preparer?: { code: string; name: string };
}

interface IntakeFormProps {
  /** Record as loaded with the page; null if there is none or it could not be loaded. */
  record: IntakeRecord | null;
  recipient: Recipient;
  onSubmitted: () => void;
}

export function IntakeForm({ record: loaded, recipient, onSubmitted }: IntakeFormProps) {
  const preparerCode = recipient.preparer?.code;
  const t = useTranslate();
  const { hasEarlier, hasEstimate } = useSeason();
  const [defaultValues] = useState(() => valuesOf(loaded));
  const shape: DtoClass<IntakeBody> = preparerCode ? PreparerIntakeBody : IntakeBody;
  const form = useContractForm(shape, { defaultValues, toBody: bodyOf });
  const autosave = useIntakeAutosave(form, loaded, preparerCode);
  const { record } = autosave;
  const submittedAt = record?.submitted_at;
  return (
    <TaxForm
      definition={intakeDefinition}
      form={form}
      autosave={autosave}
      {...(preparerCode ? { failed: (detail) => detail || t('intake.submitFailed') } : {})}
      onSubmitted={onSubmitted}
      notice={
        <>
          {record && submittedAt ? <Submitted record={record} onReplace={autosave.replace} /> : null}
          {hasEarlier && !submittedAt ? <ProposalCard /> : null}
          {recipient.notice?.(Boolean(submittedAt))}
        </>
      }
      review={{
        preload: IntakeReview.preload,
        show: (onEdit) => <IntakeReview form={form} recipient={<GoesTo {...recipient} />} onEdit={onEdit} />,
      }}
      sections={sections}
      versions={record && submittedAt ? <IntakeVersions key={submittedAt} id={record.id} /> : null}
      panel={hasEstimate ? <LaterEstimate /> : <NoEstimate />}
    />
  );
}

/** Shows in the review who receives the answers, and what that changes. */
function GoesTo({ standing, preparer }: Recipient) {
  const t = useTranslate();
  const now = standing?.kind === 'assigned' || standing?.kind === 'other' ? standing.name : null;
  const next = preparer?.name ?? (standing?.kind === 'chosen' ? standing.name : now);
  return (
    <Alert>
      <p>{next ? t('intake.review.goesTo', { name: next }) : t('intake.review.goesToOffice')}</p>
      {now && next && now !== next ? (
        <p>
          {t('assignments.confirm.withName', { next, now })} {t('assignments.confirm.about', { now })}
        </p>
      ) : null}
      <p>
        <Link to={next ? '/assign-preparer#change' : '/assign-preparer'}>
          {t(next ? 'assignments.notice.change' : 'assignments.notice.choose')}
        </Link>
      </p>
    </Alert>
  );
}

/** In the order of the specification (part 1, section 2). */
const sections = (
  <>
    <Step section="personal">
      <PersonalSection />
    </Step>
    <Step section="spouse">
      <SpouseSection />
    </Step>
    <Step section="children">
      <ChildrenSection />
    </Step>
    <Step section="income">
      <IncomeSection />
    </Step>
    <Step section="deductions">
      <DeductionsSection />
      <MarketplaceSection />
    </Step>
    <Step section="withholding">
      <WithholdingSection />
    </Step>
    <Step section="previousYear">
      <PreviousYearSection />
    </Step>
    <Step section="bank">
      <BankSection />
    </Step>
  </>
);

interface SubmittedProps {
  record: IntakeRecord;
  onReplace: (change: () => Promise<IntakeRecord | null>) => Promise<boolean>;
}

function Submitted({ record, onReplace }: SubmittedProps) {
  const { id } = record;
  const { data: versions } = useIntakeHistoryQuery({ id, query: allVersions });
  const [discard] = useDiscardIntakeChangesMutation();
  return (
    <SubmittedNotice
      definition={intakeDefinition}
      record={record}
      versions={versions?.rows}
      onDiscard={() => onReplace(async () => (await discard({ id })).data ?? null)}
    />
  );
}

function IntakeVersions({ id }: { id: string }) {
  const t = useTranslate();
  // Refetch on each mount: submitting leaves this page, and another tab may have submitted too.
  const query = useIntakeHistoryQuery({ id, query: allVersions }, { refetchOnMountOrArgChange: true });
  return (
    <Versions about={t('intake.history.about')} query={query}>
      {({ form }) => <ReadOnlyIntake form={form} />}
    </Versions>
  );
}
