import { Module } from '@nestjs/common';
import { ListFiltersService } from './list-filters.service';

@Module({ providers: [ListFiltersService], exports: [ListFiltersService] })
export class ListFiltersModule {}
