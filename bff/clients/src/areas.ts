import { Module } from '@nestjs/common';
import { AssignmentsModule } from '@portal/bff-office/assignments/assignments.module';
import { AuditLogModule } from '@portal/bff-office/audit-log/audit-log.module';
import { ClientsController } from './clients/clients.controller';
import { ClientsModule } from './clients/clients.module';
import { DocumentsModule } from '@portal/bff-documents/documents.module';
import { ClientExports } from './exports/clients.exports';
import { ExportLists } from './exports/export-lists';
import { ExportsController } from './exports/exports.controller';
import { ExportsModule } from './exports/exports.module';
import { PeopleExports } from './exports/people.exports';
import { RecordExports } from './exports/records.exports';
import { ReturnExports } from './exports/returns.exports';
import { RevenueExports } from './exports/revenue.exports';
import { IntakesModule } from '@portal/bff-tax-forms/intakes/intakes.module';
import { LeadsController } from './leads/leads.controller';
import { LeadsFacade } from './leads/leads.facade';
import { MessagesModule } from '@portal/bff-messages/messages/messages.module';
import { MessageTemplatesModule } from './message-templates/message-templates.module';
import {
  AdminMessageTemplatesController,
  ClientMessageTemplatesController,
} from './message-templates/message-templates.controller';
import { AdminClientsController } from './office-clients/admin-clients.controller';
import { ClientsByOfficeFacade } from './office-clients/clients-by-office.facade';
import { OfficeClientsModule } from './office-clients/office-clients.module';
import { OfficeSearchController } from './office-search/office-search.controller';
import { OfficeSearchFacade } from './office-search/office-search.facade';
import { OfficesModule } from '@portal/bff-office/offices/offices.module';
import { PreferencesModule } from '@portal/bff-office/preferences/preferences.module';
import { PreparersModule } from '@portal/bff-office/preparers/preparers.module';
import { ReturnsModule } from '@portal/bff-returns/returns.module';
import { StatisticsModule } from '@portal/bff-office/statistics/statistics.module';
import { AdminSeasonsController } from './seasons/admin-seasons.controller';
import { AdminSeasonsService } from './seasons/admin-seasons.service';
import { SeasonsController } from './seasons/seasons.controller';
import { SeasonsService } from './seasons/seasons.service';
import { YearsOfClientRepository } from './seasons/years-of-client.repository';
import { TrendsController } from './trends/trends.controller';
import { TrendsRepository } from './trends/trends.repository';
import { TrendsService } from './trends/trends.service';

/** Modules that read several kinds of records together: clients, leads and exported lists. */
@Module({
  imports: [
    AssignmentsModule,
    AuditLogModule,
    DocumentsModule,
    ExportsModule,
    IntakesModule,
    MessagesModule,
    MessageTemplatesModule,
    OfficeClientsModule,
    OfficesModule,
    PreferencesModule,
    PreparersModule,
    ReturnsModule,
    StatisticsModule,
  ],
  controllers: [
    AdminClientsController,
    AdminMessageTemplatesController,
    AdminSeasonsController,
    ExportsController,
    LeadsController,
    OfficeSearchController,
    TrendsController,
  ],
  providers: [
    AdminSeasonsService,
    ClientExports,
    ClientsByOfficeFacade,
    ExportLists,
    LeadsFacade,
    OfficeSearchFacade,
    PeopleExports,
    RecordExports,
    ReturnExports,
    RevenueExports,
    TrendsRepository,
    TrendsService,
  ],
})
export class ClientsAdminArea {}

@Module({
  imports: [ClientsModule, MessageTemplatesModule],
  controllers: [ClientMessageTemplatesController, ClientsController],
})
export class ClientsPreparerArea {}

@Module({ controllers: [SeasonsController], providers: [SeasonsService, YearsOfClientRepository] })
export class ClientsSharedArea {}
