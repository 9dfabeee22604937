import { Module } from '@nestjs/common';
import { ClientsModule } from '../../modules/clients/clients.module';
import { PreparersModule } from '../../modules/preparers/preparers.module';
import { ClientsController } from './clients.controller';
import { ProfileController } from './profile.controller';

@Module({ imports: [ClientsModule, PreparersModule], controllers: [ClientsController, ProfileController] })
export class PreparerModule {}
