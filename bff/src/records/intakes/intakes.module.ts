import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { IntakeEntity } from './intake.entity';
import { IntakeSealing } from './intake.sealing';
import { IntakeSnapshotEntity } from './intake-snapshot.entity';
import { IntakesService } from './intakes.service';

@Module({
  imports: [TypeOrmModule.forFeature([IntakeEntity, IntakeSnapshotEntity]), AuditModule],
  providers: [IntakesService, IntakeSealing],
  exports: [IntakesService],
})
export class IntakesModule {}
