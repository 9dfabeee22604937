import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { useTranslate } from '@portal/i18n';
import { fieldsOf } from '@portal/ui-kit/forms';
import { fieldsFor, remarkAt, type RemarkAt } from './remarks';

const { useFieldValues } = fieldsOf<IntakeBody>();

/** Shows a warning in a field's help: announced when it appears, and read with the field afterwards. */
export function Remark({ at }: { at: RemarkAt }) {
  const t = useTranslate();
  const names = fieldsFor(at);
  const watched = useFieldValues(names);
  const remark = remarkAt(at, Object.fromEntries(names.map((name, which) => [name, watched[which]])));
  return (
    <span className="tax-remark" aria-live="polite">
      {remark ? t(remark) : null}
    </span>
  );
}
