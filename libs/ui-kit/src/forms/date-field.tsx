import { useTranslate } from '@portal/i18n';
import { FieldFrame, useField, type FieldProps } from './field';
import { MaskedInput } from './masked-input';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Formats typed, pasted or autofilled text as MM/DD/YYYY, or a prefix of it: '04151988', '4/15/1988' and '1988-04-15' are
 * the same date. The order of the parts is that of US tax forms in every language.
 */
export function maskDate(typed: string): string {
  const text = typed.trim();
  const iso = isoDate.exec(text);
  if (iso) return `${iso[2]}/${iso[3]}/${iso[1]}`;
  // A separator ends a part of one digit.
  const padded = text.replace(/^(\d)(?=[/.\-\s])/, '0$1').replace(/^(\d\d\D)(\d)(?=[/.\-\s])/, '$10$2');
  const digits = padded.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

/**
 * Returns the field's value: a complete date as in requests (YYYY-MM-DD), even one that doesn't exist, which is then
 * invalid. A partly typed date stays text, so that it is invalid rather than empty and clears nothing.
 */
export function readDate(typed: string): string {
  const masked = maskDate(typed);
  const parts = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(masked);
  return parts ? `${parts[3]}-${parts[1]}-${parts[2]}` : masked;
}

/**
 * Date typed as digits. Not the browser's own picker: a birth date is known by heart, a wheel of years is slow on a phone,
 * and the order of the picker's parts depends on the browser's language instead of the portal's.
 */
export function DateField({ help, ...at }: FieldProps & { autoComplete?: string }) {
  const t = useTranslate();
  const { field, frame, aria } = useField({
    ...at,
    help: (
      <>
        {t('forms.dateHelp')} {help}
      </>
    ),
  });
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        field={field}
        aria={aria}
        shown={maskDate(typeof field.value === 'string' ? field.value : '')}
        onType={(typed) => field.onChange(readDate(typed))}
        autoComplete={at.autoComplete ?? 'off'}
      />
    </FieldFrame>
  );
}
