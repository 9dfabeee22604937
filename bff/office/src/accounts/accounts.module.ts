import { Module } from '@nestjs/common';
import { AuthModule } from '@portal/bff-access/auth/auth.module';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import { PreparersModule } from '../preparers/preparers.module';
import { AdminAccountsRepository } from './admin-accounts.repository';
import { AdminAccountsService } from './admin-accounts.service';

@Module({
  imports: [AuthModule, PreparersModule],
  providers: [AdminAccountsRepository, AdminAccountsService, ClientSearch],
  exports: [AdminAccountsService],
})
export class AccountsModule {}
