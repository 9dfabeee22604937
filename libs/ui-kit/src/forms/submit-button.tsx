import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../core/button';

interface SubmitButtonProps {
  children: ReactNode;
  wide?: boolean;
  /** As it stands: while the form is being submitted. Given where a form can be sent in two ways. */
  busy?: boolean;
}

/** The one primary button: says what happens, shows that it is busy, cannot be pressed twice. */
export function SubmitButton({ children, wide = false, busy }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button kind="primary" type="submit" busy={busy ?? isSubmitting} wide={wide}>
      {children}
    </Button>
  );
}
