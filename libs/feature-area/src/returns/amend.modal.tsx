import { AmendReturn } from '@portal/domain/returns/amendments.dto';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { useTranslate } from '@portal/i18n';
import { fieldsOf } from '@portal/ui-kit/forms';
import { FactsWindow, type FactsProps } from './facts.window';

const { TextAreaField } = fieldsOf<AmendReturn>();

export interface AmendModalProps extends FactsProps<AmendReturn> {
  detail: ReturnDetail;
}

/** Asks whether to begin an amended return, and why. */
export default function AmendModal({ detail, ...facts }: AmendModalProps) {
  const t = useTranslate();
  return (
    <FactsWindow
      {...facts}
      shape={AmendReturn}
      recorded={{ note: '' }}
      toBody={(values) => ({ ...values, version: detail.version })}
      words={{
        title: t('staffReturns.amended.begin'),
        save: t('staffReturns.amended.confirm'),
        saved: t('staffReturns.amended.begun'),
        failed: t('staffReturns.amended.failed'),
      }}
    >
      <p>{t('staffReturns.amended.about')}</p>
      <TextAreaField name="note" maxLength={returnLimits.note} help={t('staffReturns.noteHelp')} />
    </FactsWindow>
  );
}
