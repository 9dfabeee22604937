import { specialtyName } from '@portal/domain/preparers/preparer-words';
import { useTranslate } from '@portal/i18n';
import { Inline } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';

/** A preparer's specialties, in the client's language if they are common ones. */
export function Specialties({ of }: { of: readonly string[] }) {
  const t = useTranslate();
  if (of.length === 0) return null;
  return (
    <Inline>
      {of.map((specialty) => (
        <Tag key={specialty}>{specialtyName(t, specialty)}</Tag>
      ))}
    </Inline>
  );
}
