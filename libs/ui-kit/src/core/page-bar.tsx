import { useContext, useId, useState, type ReactNode } from 'react';
import { useLocale, useTranslate } from '@portal/i18n';
import { intlLocales } from '@portal/domain/i18n/locales';
import { Button } from './button';
import { PageExtrasContext } from './page-extras';

interface PageBarProps {
  title: ReactNode;
  /** 2 for a part of a page that has its own `h1`. */
  level?: 1 | 2;
  /** Number of entries of the list below; undefined while it loads, which keeps its room. */
  count?: number | undefined;
  filters?: ReactNode;
  /** Number of filters that are set. On a phone, the filters fold into a button that shows it; without it they stay. */
  activeFilters?: number | undefined;
  search?: ReactNode;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
}

/** Head of a staff page or of one of its parts, in one row: title, count, filters, search, actions. */
export function PageBar(bar: PageBarProps) {
  const { title, level = 1, count, filters, activeFilters, search, actions } = bar;
  const locale = useLocale();
  const t = useTranslate();
  const extras = useContext(PageExtrasContext);
  const control = level === 1 ? extras.control : extras.partControl;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const folds = filters !== undefined && activeFilters !== undefined;
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className="ui-bar">
      <div className="ui-bar__title">
        <Title tabIndex={level === 1 ? -1 : undefined}>{title}</Title>
        {'count' in bar ? (
          <span className="ui-bar__count">
            {count === undefined ? null : new Intl.NumberFormat(intlLocales[locale]).format(count)}
          </span>
        ) : null}
      </div>
      {filters ? (
        <div className="ui-bar__filters" id={id} data-folded={folds && !isOpen ? true : undefined}>
          {filters}
        </div>
      ) : null}
      {search || control || actions || folds ? (
        <div className="ui-bar__end">
          {search}
          {control}
          {folds ? (
            <Button className="ui-bar__fold" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {t('core.filters', { count: activeFilters })}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </header>
  );
}

/** Layout of a staff page: its bar, and content over the full width. */
export function StaffPage({ children, ...bar }: Omit<PageBarProps, 'level'> & { children: ReactNode }) {
  const { notice } = useContext(PageExtrasContext);
  return (
    <div className="ui-page">
      <PageBar {...bar} />
      {notice}
      <div className="ui-page__body">{children}</div>
    </div>
  );
}
