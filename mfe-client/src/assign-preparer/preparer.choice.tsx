import { fullName } from '@portal/domain/account/person-name';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { useTranslate } from '@portal/i18n';
import { Button, Inline, MutedText } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';

interface PreparerChoiceProps {
  preparer: PreparerRow;
  isCurrent: boolean;
  onChoose: () => Promise<void>;
}

/** A preparer in the list, with a button to choose them. */
export function PreparerChoice({ preparer, isCurrent, onChoose }: PreparerChoiceProps) {
  const t = useTranslate();
  const name = fullName(preparer);
  return (
    <article className="ui-card" aria-label={name}>
      <Inline apart>
        <h3>{name}</h3>
        {isCurrent ? <Tag tone="success">{t('assignments.chosen')}</Tag> : null}
      </Inline>
      {preparer.bio ? <p>{preparer.bio}</p> : null}
      {preparer.office_location ? <MutedText>{preparer.office_location}</MutedText> : null}
      {preparer.specialties.length > 0 ? (
        <Inline>
          {preparer.specialties.map((specialty) => (
            <Tag key={specialty}>{specialty}</Tag>
          ))}
        </Inline>
      ) : null}
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
