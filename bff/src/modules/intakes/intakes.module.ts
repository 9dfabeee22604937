import { Module } from '@nestjs/common';
import { IntakeEncryption } from './intake.encryption';
import { IntakesRepository } from './intakes.repository';
import { IntakesService } from './intakes.service';

@Module({ providers: [IntakesService, IntakesRepository, IntakeEncryption], exports: [IntakesService] })
export class IntakesModule {}
