import { Module } from '@nestjs/common';
import { IntakesModule } from '../../records/intakes/intakes.module';
import { IntakeController } from './intake.controller';

@Module({ imports: [IntakesModule], controllers: [IntakeController] })
export class ClientModule {}
