import { Module } from '@nestjs/common';
import { AdminAccountsController } from './accounts/admin-accounts.controller';
import { AccountsModule } from './accounts/accounts.module';
import { AdminAssignmentsController } from './assignments/admin-assignments.controller';
import { AssignmentsModule } from './assignments/assignments.module';
import { ClientAssignmentsController } from './assignments/client-assignments.controller';
import { AuditLogController } from './audit-log/audit-log.controller';
import { AuditLogModule } from './audit-log/audit-log.module';
import { ListFiltersController } from './list-filters/list-filters.controller';
import { ListFiltersModule } from './list-filters/list-filters.module';
import { OfficesModule } from './offices/offices.module';
import { PreferencesController } from './preferences/preferences.controller';
import { PreferencesModule } from './preferences/preferences.module';
import { DirectoryController } from './preparers/directory.controller';
import { OfficePagesFacade } from './preparers/office-pages.facade';
import { OfficePeopleFacade } from './preparers/office-people.facade';
import { PeopleController } from './preparers/people.controller';
import { PreparersController } from './preparers/preparers.controller';
import { PreparersModule } from './preparers/preparers.module';
import { ProfileController } from './preparers/profile.controller';
import { SiteController } from './site/site.controller';
import { SiteModule } from './site/site.module';
import { SiteSettingsController } from './site/site-settings.controller';
import { StatisticsController } from './statistics/statistics.controller';
import { StatisticsModule } from './statistics/statistics.module';

/** Modules that the office's own records add to each area: offices, preparers, accounts, assignments and the site. */
@Module({
  imports: [
    AccountsModule,
    AssignmentsModule,
    AuditLogModule,
    OfficesModule,
    PreparersModule,
    SiteModule,
    StatisticsModule,
  ],
  controllers: [
    AdminAccountsController,
    AdminAssignmentsController,
    AuditLogController,
    PeopleController,
    SiteSettingsController,
    StatisticsController,
  ],
  providers: [OfficePeopleFacade],
})
export class OfficeAdminArea {}

@Module({ imports: [AssignmentsModule], controllers: [ClientAssignmentsController] })
export class OfficeClientArea {}

@Module({ imports: [PreparersModule], controllers: [ProfileController] })
export class OfficePreparerArea {}

@Module({
  imports: [OfficesModule, PreferencesModule, PreparersModule, SiteModule],
  controllers: [DirectoryController, PreferencesController, SiteController],
  providers: [OfficePagesFacade],
})
export class OfficePublicArea {}

@Module({
  imports: [ListFiltersModule, PreparersModule],
  controllers: [ListFiltersController, PreparersController],
})
export class OfficeSharedArea {}
