import { fullName } from '@portal/domain/account/person-name';
import { bioIn } from '@portal/domain/preparers/preparer-words';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Inline, MutedText } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { Specialties } from './specialties';

interface PreparerChoiceProps {
  preparer: PreparerRow;
  isCurrent: boolean;
  onChoose: () => Promise<void>;
}

/** A preparer in the list, with a button to choose them. */
export function PreparerChoice({ preparer, isCurrent, onChoose }: PreparerChoiceProps) {
  const t = useTranslate();
  const name = fullName(preparer);
  const bio = bioIn(preparer, useLocale());
  return (
    <article className="ui-card" aria-label={name}>
      <Inline apart>
        <h3>{name}</h3>
        {isCurrent ? <Tag tone="success">{t('assignments.chosen')}</Tag> : null}
      </Inline>
      {bio ? <p>{bio}</p> : null}
      {preparer.office_location ? <MutedText>{preparer.office_location}</MutedText> : null}
      <Specialties of={preparer.specialties} />
      <p>
        <a href={`mailto:${preparer.email}`}>{preparer.email}</a>
      </p>
      {isCurrent ? null : (
        <div>
          <Button onClick={onChoose}>{t('assignments.choose', { name })}</Button>
        </div>
      )}
    </article>
  );
}
