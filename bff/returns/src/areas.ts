import { Module } from '@nestjs/common';
import { AdminReturnsController } from './admin-returns.controller';
import { OwnReturnController, ReturnsController } from './returns.controller';
import { ClientRequestsController, OwnRequestsController } from './requests/requests.controller';
import { ItemFilesModule, RequestsModule } from './requests/requests.module';
import { ReturnsModule } from './returns.module';

/** Modules that returns add to each area. */
@Module({ imports: [ItemFilesModule, ReturnsModule], controllers: [AdminReturnsController] })
export class ReturnsAdminArea {}

@Module({ imports: [ReturnsModule], controllers: [OwnReturnController] })
export class ReturnsClientArea {}

@Module({ imports: [ItemFilesModule, ReturnsModule], controllers: [ReturnsController] })
export class ReturnsPreparerArea {}

/** Document requests, which need the tax forms (`IntakeFactsSource`). */
@Module({ imports: [RequestsModule], controllers: [OwnRequestsController] })
export class RequestsClientArea {}

@Module({ imports: [RequestsModule], controllers: [ClientRequestsController] })
export class RequestsPreparerArea {}
