import { useRef, useState } from 'react';
import { useIntakeProposalQuery } from '@portal/data-access/intake';
import { useSeason } from '@portal/data-access/season-context';
import { answersOfGroup, carriedFields, isGrownUp, type CarriedGroup } from '@portal/domain/intake/intake.carry';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { isFilerFact } from '@portal/domain/intake/intake.fields';
import type { IntakeProposal } from '@portal/domain/intake/intake-proposal.dto';
import type { Child } from '@portal/domain/intake/person.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Card, Inline, List, MutedText, Stack } from '@portal/ui-kit/core';
import { fieldsOf } from '@portal/ui-kit/forms';
import { fieldName, shownValue } from '../fields/field-text';
import { confirmedValues, openGroups, withoutChild } from './proposal';

const { useFieldAccess, useFieldValues } = fieldsOf<IntakeBody>();

/**
 * Offers the answers of an earlier year above an empty form; each group counts only when the client confirms it. The
 * page has just loaded them.
 */
export default function ProposalCard() {
  const { data } = useIntakeProposalQuery();
  return data ? <Proposal proposal={data} /> : null;
}

function Proposal({ proposal: { from_tax_year, answers: proposed } }: { proposal: IntakeProposal }) {
  const t = useTranslate();
  const { set } = useFieldAccess();
  const [answers, setAnswers] = useState(proposed);
  const [dropped, setDropped] = useState<readonly CarriedGroup[]>([]);
  const [taken, setTaken] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const watched = useFieldValues(carriedFields);
  const form = Object.fromEntries(carriedFields.map((name, at) => [name, watched[at]]));
  const groups = openGroups(answers, form, dropped);
  if (groups.length === 0 && !taken) return null;

  const take = (group: CarriedGroup): void => {
    for (const [name, value] of confirmedValues(answers, group)) set(name, value);
    setTaken(t('intake.carry.taken', { group: t(`intake.carry.groups.${group}`) }));
    // The pressed button is gone.
    status.current?.focus();
  };
  return (
    <Card title={t('intake.carry.title')}>
      <Stack>
        <MutedText>{t('intake.carry.lead', { year: String(from_tax_year) })}</MutedText>
        <p ref={status} role="status" tabIndex={-1} hidden={!taken}>
          {taken}
        </p>
        <List>
          {groups.map((group) => (
            <li key={group}>
              <Stack gap="tight">
                <Group group={group} answers={answers} onDropChild={(at) => setAnswers(withoutChild(answers, at))} />
                <Inline>
                  <Button
                    aria-label={t('intake.carry.takeOf', { group: t(`intake.carry.groups.${group}`) })}
                    onClick={() => take(group)}
                  >
                    {t('intake.carry.take')}
                  </Button>
                  {group === 'children' ? null : (
                    <Button
                      kind="text"
                      aria-label={t('intake.carry.dropOf', { name: t(`intake.carry.groups.${group}`) })}
                      onClick={() => setDropped([...dropped, group])}
                    >
                      {t('intake.carry.drop')}
                    </Button>
                  )}
                </Inline>
              </Stack>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

interface GroupProps {
  group: CarriedGroup;
  answers: IntakeBody;
  onDropChild: (at: number) => void;
}

/** What would be taken over, with identifying numbers masked. */
function Group({ group, answers, onDropChild }: GroupProps) {
  const t = useTranslate();
  const locale = useLocale();
  const spouse = answers.spouse_info;
  const shown = Object.entries(answersOfGroup(answers, group))
    .filter(([name, value]) => typeof value === 'string' || isFilerFact(name))
    .map(([name, value]) => (isFilerFact(name) ? fieldName(name, t) : shownValue(name, value, t, locale)));
  return (
    <Stack gap="tight">
      <strong>{t(`intake.carry.groups.${group}`)}</strong>
      {group === 'spouse' ? <span>{nameOf(spouse) || t('intake.fields.spouse_info')}</span> : null}
      {group === 'children'
        ? (answers.children ?? []).map((child, at) => (
            <ChildRow key={`${at}-${nameOf(child)}`} child={child} at={at} onDrop={() => onDropChild(at)} />
          ))
        : null}
      {shown.length > 0 ? <span>{shown.join(' · ')}</span> : null}
    </Stack>
  );
}

function ChildRow({ child, at, onDrop }: { child: Child; at: number; onDrop: () => void }) {
  const t = useTranslate();
  const { tax_year } = useSeason();
  const name = nameOf(child) || t('intake.childTitle', { at: at + 1 });
  return (
    <Inline apart>
      <span>
        {name}
        {isGrownUp(child.date_of_birth, tax_year) ? (
          <MutedText>{t('intake.carry.grownUp', { year: String(tax_year) })}</MutedText>
        ) : null}
      </span>
      <Button kind="text" aria-label={t('intake.carry.dropOf', { name })} onClick={onDrop}>
        {t('intake.carry.drop')}
      </Button>
    </Inline>
  );
}

const nameOf = (person: Pick<Child, 'first_name' | 'last_name'> | null | undefined): string =>
  [person?.first_name, person?.last_name].filter(Boolean).join(' ');
