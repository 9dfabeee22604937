import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { newRecoveryCodes, readableCode, recoveryCodeHash } from './recovery-codes';
import { SecondFactorsRepository } from './second-factors.repository';

/** Recovery codes that are not stored yet. */
export interface NewRecoveryCodes {
  /** Shown once. */
  readable: string[];
  /** Replaces all recovery codes of the account, used or not. */
  store(transaction: EntityManager): Promise<void>;
}

@Injectable()
export class RecoveryCodeIssuer {
  constructor(
    private readonly encryption: Encryption,
    private readonly factors: SecondFactorsRepository,
  ) {}

  /** Call before a transaction begins, because data keys use a connection of their own. */
  async prepare(user_id: string): Promise<NewRecoveryCodes> {
    const [codes, key] = [newRecoveryCodes(), await this.encryption.recoveryCodeKeyFor(user_id)];
    const hashes = codes.map((code) => recoveryCodeHash(key, code));
    return {
      readable: codes.map(readableCode),
      store: (transaction) => this.factors.replaceRecoveryCodes(transaction, user_id, hashes),
    };
  }
}
