import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { SectionNav } from './section-nav';
import type { TaxFormDefinition } from './tax-form.definition';

interface FormGuideProps<Body extends object, Section extends string> {
  definition: TaxFormDefinition<Body, Section>;
  form: ContractFormState<Body>;
  /** Save status. */
  status: ReactNode;
}

/**
 * Always shows the save status and the sections of the form: beside the form, or in the bar at the bottom of a phone
 * screen, where the sections open on request.
 */
export function FormGuide<Body extends object, Section extends string>({
  definition,
  form,
  status,
}: FormGuideProps<Body, Section>) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="tax-guide" data-open={open}>
      <div className="tax-guide__head">
        {status}
        <div className="tax-guide__toggle">
          <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? t('intake.guide.hide') : t('intake.guide.show')}
          </Button>
        </div>
      </div>
      <div className="tax-guide__body" id={id}>
        <SectionNav definition={definition} form={form} onGo={() => setOpen(false)} />
      </div>
    </div>
  );
}
