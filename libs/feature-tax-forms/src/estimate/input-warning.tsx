import { useSeason } from '@portal/data-access/season-context';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { useTranslate } from '@portal/i18n';
import { fieldsOf } from '@portal/ui-kit/forms';
import { fieldsFor, inputWarningAt, type InputWarningAt } from './input-warnings';

const { useFieldValues } = fieldsOf<IntakeBody>();

/** Shows a warning in a field's help text. Announced when it appears, and later read with the field. */
export function InputWarning({ at }: { at: InputWarningAt }) {
  const t = useTranslate();
  const { tax_year } = useSeason();
  const names = fieldsFor(at);
  const watched = useFieldValues(names);
  const values = Object.fromEntries(names.map((name, which) => [name, watched[which]]));
  const warning = inputWarningAt(at, values, tax_year);
  return (
    <span className="tax-warning" aria-live="polite">
      {warning ? t(warning) : null}
    </span>
  );
}
