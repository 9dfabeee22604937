import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { AccountsModule } from '../../modules/accounts/accounts.module';
import { AssignmentsModule } from '../../modules/assignments/assignments.module';
import { AuditLogModule } from '../../modules/audit-log/audit-log.module';
import { DocumentsModule } from '../../modules/documents/documents.module';
import { ExportsModule } from '../../modules/exports/exports.module';
import { IntakesModule } from '../../modules/intakes/intakes.module';
import { OfficeClientsModule } from '../../modules/office-clients/office-clients.module';
import { MessagesModule } from '../../modules/messages/messages.module';
import { OfficesModule } from '../../modules/offices/offices.module';
import { PreferencesModule } from '../../modules/preferences/preferences.module';
import { PreparersModule } from '../../modules/preparers/preparers.module';
import { SiteModule } from '../../modules/site/site.module';
import { StatisticsModule } from '../../modules/statistics/statistics.module';
import { AdminAssignmentsController } from './assignments.controller';
import { AuditLogController } from './audit-log.controller';
import { ClientsByOfficeFacade } from './clients-by-office.facade';
import { ClientExports } from './clients.exports';
import { ExportLists } from './export-lists';
import { ExportsController } from './exports.controller';
import { AdminClientsController } from './clients.controller';
import { AdminIntakesController } from './intakes.controller';
import { LeadsFacade } from './leads.facade';
import { PeopleExports } from './people.exports';
import { RecordExports } from './records.exports';
import { RevenueExports } from './revenue.exports';
import { OfficeController } from './office.controller';
import { OfficePeopleFacade } from './office-people.facade';
import { PeopleController } from './people.controller';
import { StaffController } from './staff.controller';
import { StatisticsController } from './statistics.controller';

@Module({
  imports: [
    AccountsModule,
    AssignmentsModule,
    AuditLogModule,
    AuthModule,
    DocumentsModule,
    ExportsModule,
    IntakesModule,
    MessagesModule,
    OfficeClientsModule,
    OfficesModule,
    PreferencesModule,
    PreparersModule,
    SiteModule,
    StatisticsModule,
  ],
  controllers: [
    AdminAssignmentsController,
    AdminClientsController,
    AdminIntakesController,
    AuditLogController,
    OfficeController,
    ExportsController,
    PeopleController,
    StaffController,
    StatisticsController,
  ],
  providers: [
    ClientExports,
    ClientsByOfficeFacade,
    ExportLists,
    LeadsFacade,
    OfficePeopleFacade,
    PeopleExports,
    RecordExports,
    RevenueExports,
  ],
})
export class AdminModule {}
