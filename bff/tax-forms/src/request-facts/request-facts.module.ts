import { Global, Module } from '@nestjs/common';
import { IntakeFactsSource } from '@portal/bff-returns/requests/intake-facts';
import { StoredIntakeFacts } from './stored-intake-facts';

/** Global, because the document requests, which need it, must not depend on the tax forms. */
@Global()
@Module({ providers: [{ provide: IntakeFactsSource, useClass: StoredIntakeFacts }], exports: [IntakeFactsSource] })
export class RequestFactsModule {}
