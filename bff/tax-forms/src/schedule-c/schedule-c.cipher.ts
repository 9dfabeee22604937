import type { BusinessInfo } from '@portal/domain/schedule-c/schedule-c.dto';
import {
  businessFieldNames,
  scheduleCAmountNames,
  type ScheduleCAmount,
} from '@portal/domain/schedule-c/schedule-c.fields';
import type { OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import { TaxFormCipher } from '../tax-forms/tax-form.cipher';
import type { ScheduleCContent } from './schedule-c.content';
import type { ScheduleCColumns, ScheduleCRow } from './schedule-c.repository';

/**
 * Fields are stored in plaintext columns, so that SQL can add them up; unsubmitted changes and snapshots are encrypted.
 */
export class ScheduleCCipher extends TaxFormCipher<ScheduleCContent, ScheduleCRow, ScheduleCColumns> {
  constructor(cipher: OwnerCipher) {
    super(cipher, { forms: 'schedule_c_forms', snapshots: 'schedule_c_snapshots' });
  }

  encrypt(_id: string, { business_info, ...rest }: ScheduleCContent): ScheduleCColumns {
    const business = businessFieldNames.map((name) => [name, business_info[name] ?? null]);
    return { ...rest, ...Object.fromEntries(business) } as ScheduleCColumns;
  }

  decrypt(row: ScheduleCRow): ScheduleCContent {
    const business = businessFieldNames.map((name) => [name, row[name]]);
    const amounts = scheduleCAmountNames.map((name) => [name, row[name]]);
    return {
      ...(Object.fromEntries(amounts) as Record<ScheduleCAmount, number>),
      business_info: Object.fromEntries(business) as BusinessInfo,
      submitted: row.submitted,
    };
  }
}
