import { Module } from '@nestjs/common';
import { AuthModule } from '@portal/bff-access/auth/auth.module';
import { OfficesModule } from '../offices/offices.module';
import { AdminPreparersRepository } from './admin-preparers.repository';
import { AdminPreparersService } from './admin-preparers.service';
import { PreparersRepository } from './preparers.repository';
import { ProfileService } from './profile.service';
import { PreparersService } from './preparers.service';

@Module({
  imports: [AuthModule, OfficesModule],
  providers: [AdminPreparersService, AdminPreparersRepository, PreparersService, PreparersRepository, ProfileService],
  exports: [AdminPreparersService, PreparersService, PreparersRepository, ProfileService],
})
export class PreparersModule {}
