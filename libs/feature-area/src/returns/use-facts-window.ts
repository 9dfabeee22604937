import { useState } from 'react';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { FactsProps } from './facts.window';

/** Opens a window of facts, and keeps what was entered for the next time. `props` belong to the window. */
export function useFactsWindow() {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<FieldValues>();
  const props: Pick<FactsProps<never>, 'draft' | 'onClose'> = {
    draft,
    onClose: (entered) => {
      setDraft(entered);
      setOpen(false);
    },
  };
  return { isOpen, open: () => setOpen(true), props };
}
