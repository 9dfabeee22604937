import type { FilteredList } from '@portal/domain/list-filters/filtered-lists';
import type { ListFilters } from '@portal/domain/list-filters/list-filters.dto';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The filters that a member of staff used last in a list. */
@Entity('list_filters')
export class ListFiltersEntity {
  @PrimaryColumn('uuid') user_id!: string;
  @PrimaryColumn('text') list!: FilteredList;
  @Column('jsonb') filters!: Omit<ListFilters, 'list'>;
  @Column('timestamptz') updated_at!: Date;
}
