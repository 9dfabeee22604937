import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env';
import { BlindIndex } from './blind-index';
import { Encryption } from './encryption';
import { EncryptionKeys } from './encryption-keys';
import { KeyCheck } from './key-check';

@Global()
@Module({
  providers: [
    { provide: EncryptionKeys, inject: [Env], useFactory: (env: Env) => EncryptionKeys.of(env) },
    Encryption,
    BlindIndex,
    KeyCheck,
  ],
  exports: [EncryptionKeys, Encryption, BlindIndex],
})
export class EncryptionModule {}
