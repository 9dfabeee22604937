import { useTranslate } from '@portal/i18n';
import { FilterSelect } from '../controls/filters';
import { isSortable, type Column, type SortingProps } from './columns';

interface SortSelectProps<Row> extends SortingProps {
  columns: readonly Column<Row>[];
}

/** Sort select for cards, which have no column titles to click. */
export function SortSelect<Row>({ columns, by, onChange }: SortSelectProps<Row>) {
  const t = useTranslate();
  const choices = columns.filter(isSortable);
  const directions = ['ascending', 'descending'] as const;
  return (
    <div className="ui-data-table__sort">
      <FilterSelect
        label={t('table.sortBy')}
        value={by ? `${by.key} ${by.direction}` : ''}
        options={[
          { value: '', label: t('table.unsorted') },
          ...choices.flatMap(({ key, title }) =>
            directions.map((direction) => ({
              value: `${key} ${direction}`,
              label: t(`table.${direction}`, { title }),
            })),
          ),
        ]}
        onChange={(value) => {
          const [key = '', direction] = value.split(' ');
          onChange(key ? { key, direction: direction === 'descending' ? 'descending' : 'ascending' } : null);
        }}
      />
    </div>
  );
}
