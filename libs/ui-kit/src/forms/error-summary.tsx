import { useFormState } from 'react-hook-form';
import { Notice } from '../core/views';
import { usePlace, fieldId } from './form-context';
import { flatErrors } from './form-values';
import { formWords } from './form.words';

/** After a submit that failed: how many fields are wrong and which, each a way to its field; read out at once. */
export function ErrorSummary() {
  const { errors, isSubmitted } = useFormState();
  const { formId } = usePlace();
  const found = isSubmitted ? flatErrors(errors) : [];
  if (found.length === 0) return null;
  return (
    <Notice tone="wrong" live title={formWords.attention(found.length)}>
      <ul>
        {found.map(({ field, detail }) => (
          <li key={field}>
            <a
              href={`#${fieldId(formId, field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(formId, field))?.focus();
              }}
            >
              {detail}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
