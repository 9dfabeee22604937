import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReturnTotals } from '@portal/domain/returns/admin-returns.dto';
import type { BoardGroup } from '@portal/domain/list-filters/filtered-lists';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { boardRows, columnStates, stepColumns, sumOf, type BoardRow, type BoardStep } from './board-rows';
import { returnListAddress } from './returns-address';

/** Number of rows before the user asks for all of them. */
const few = 25;

interface BoardProps {
  totals: ReturnTotals;
  group: BoardGroup;
}

/** Number of returns by step and state, of the whole office and of each office or preparer; each opens its list. */
export function Board({ totals, group }: BoardProps) {
  const t = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const counts = group === 'office' ? totals.by_office : totals.by_preparer;
  const rows = boardRows(counts);
  const shown = showsAll ? rows : rows.slice(0, few);
  const filterOf = (id: string | null) => ({ [`${group}_id`]: id ?? 'none' });
  return (
    <>
      <div className="return-board">
        <table aria-label={t('returnBoard.title')}>
          <BoardHead medians={totals.medians} group={group} />
          <tbody>
            <Row name={t('returnBoard.all')} row={sumOf(counts)} filter={{}} />
            {shown.map((row) => (
              <Row
                key={row.id}
                name={row.name ?? t(group === 'office' ? 'returnBoard.noOffice' : 'returnBoard.nobody')}
                row={row}
                filter={filterOf(row.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length ? (
        <div>
          <Button onClick={() => setShowsAll(true)}>
            {t('returnBoard.showAll', { count: rows.length - shown.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function BoardHead({ medians, group }: { medians: ReturnTotals['medians']; group: BoardGroup }) {
  const t = useTranslate();
  const median = (step: BoardStep): string => {
    const tenths = medians.find((one) => one.step === step)?.tenth_days ?? null;
    return tenths === null ? t('returnBoard.noMedian') : t('returnBoard.median', { days: tenths / 10 });
  };
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {t(`returnBoard.columns.${group}`)}
        </th>
        {stepColumns.map(({ step, states }) => (
          <th key={step} colSpan={states.length} scope="colgroup">
            {step === 'resting' ? t('returnBoard.resting') : t(`returnBoard.steps.${step}`)}
            {step === 'resting' || step === 'done' ? null : <small>{median(step)}</small>}
          </th>
        ))}
        <th rowSpan={2} scope="col">
          {t('returnBoard.total')}
        </th>
      </tr>
      <tr>
        {columnStates.map((state) => (
          <th key={state} scope="col">
            {t(`returns.states.${state}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  name: string;
  row: Pick<BoardRow, 'counts' | 'total'>;
  /** Filter of the list for the whole row. */
  filter: Readonly<Record<string, string>>;
}

function Row({ name, row, filter }: RowProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">
        <Link to={returnListAddress(filter)}>{name}</Link>
      </th>
      {columnStates.map((state) => {
        const count = row.counts[state] ?? 0;
        const word = t(`returns.states.${state}`);
        return (
          <td key={state} data-title={word} data-none={count === 0 || undefined}>
            {count === 0 ? (
              <span className="ui-muted">–</span>
            ) : (
              <Link
                to={returnListAddress({ ...filter, state })}
                aria-label={t('returnBoard.count', { count, state: word, who: name })}
              >
                {formatCount(count, locale)}
              </Link>
            )}
          </td>
        );
      })}
      <td data-title={t('returnBoard.total')}>{formatCount(row.total, locale)}</td>
    </tr>
  );
}
