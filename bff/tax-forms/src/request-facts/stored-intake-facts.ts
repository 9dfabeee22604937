import { Injectable } from '@nestjs/common';
import type { IntakeFacts } from '@portal/domain/requests/request-rules';
import type { EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { BlindIndex } from '@portal/bff-platform/encryption/blind-index';
import type { OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import { IntakeFactsSource } from '@portal/bff-returns/requests/intake-facts';
import { ScheduleCEntity } from '../schedule-c/schedule-c.entity';
import { factsOf } from '../intakes/intake.facts';
import { IntakeCipher } from '../intakes/intake.encryption';
import { IntakeEntity } from '../intakes/intake.entity';

@Injectable()
export class StoredIntakeFacts extends IntakeFactsSource {
  constructor(private readonly blindIndex: BlindIndex) {
    super();
  }

  async read(
    transaction: EntityManager,
    user_id: ReadableClientId,
    tax_year: number,
    cipher: OwnerCipher,
  ): Promise<IntakeFacts | undefined> {
    const row = await transaction.findOneBy(IntakeEntity, { user_id, tax_year });
    if (!row) return undefined;
    const has_schedule_c = await transaction.existsBy(ScheduleCEntity, { user_id, tax_year });
    return factsOf(new IntakeCipher(cipher, this.blindIndex).decrypt(row), has_schedule_c);
  }
}
