import { Module } from '@nestjs/common';
import { StatisticsRepository } from './statistics.repository';
import { StatisticsService } from './statistics.service';

@Module({ providers: [StatisticsRepository, StatisticsService], exports: [StatisticsRepository, StatisticsService] })
export class StatisticsModule {}
