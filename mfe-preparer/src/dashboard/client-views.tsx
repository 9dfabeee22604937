import { useState } from 'react';
import { useClientViewsQuery, useSaveClientViewsMutation } from '@portal/data-access/clients';
import type { ClientView } from '@portal/domain/clients/client-views.dto';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import { useTranslate } from '@portal/i18n';
import { FilterSelect, IconButton } from '@portal/ui-kit/controls';
import { lazyWindow, notify } from '@portal/ui-kit/core';
import { DeleteIcon, StarIcon } from '@portal/ui-kit/icons';
import type { ListParams } from './list-params';

const SaveView = lazyWindow(() => import('./save-view.modal'));

/** Views that everyone has. */
const builtIn = {
  all: { search: '', filter: 'all', sort: 'name' },
  waiting: { search: '', filter: 'waiting', sort: 'waiting' },
  unread: { search: '', filter: 'unread', sort: 'unread' },
  changed: { search: '', filter: 'changed', sort: 'changed' },
  missing: { search: '', filter: 'missing', sort: 'missing' },
} as const satisfies Record<string, ListParams>;
const builtInNames = Object.keys(builtIn) as (keyof typeof builtIn)[];

const isSame = (one: ListParams, { search = '', filter, sort }: Omit<ClientView, 'name'>): boolean =>
  one.search === search && one.filter === filter && one.sort === sort;

interface ClientViewSelectProps {
  params: ListParams;
  onChoose: (params: ListParams) => void;
}

/** Chooses, saves and deletes named combinations of search, filter and sort order. */
export function ClientViewSelect({ params, onChoose }: ClientViewSelectProps) {
  const t = useTranslate();
  const { data } = useClientViewsQuery();
  const [save] = useSaveClientViewsMutation();
  const [isNaming, setNaming] = useState(false);
  const { views, version } = data ?? { views: [], version: 0 };
  const known = builtInNames.find((name) => isSame(params, builtIn[name]));
  const own = known ? undefined : views.find((view) => isSame(params, view));

  const replace = async (next: ClientView[], done: string): Promise<boolean> => {
    const { error } = await save({ body: { views: next, version } });
    if (error) notify.error(t('clients.views.failed'));
    else notify.success(done);
    return !error;
  };
  const choose = (value: string): void => {
    const name = builtInNames.find((one) => one === value);
    const view = name ? builtIn[name] : views.find((one) => `own ${one.name}` === value);
    if (view) onChoose({ search: view.search ?? '', filter: view.filter, sort: view.sort });
  };
  return (
    <>
      <FilterSelect
        label={t('clients.views.label')}
        value={known ?? (own ? `own ${own.name}` : 'none')}
        options={[
          ...((known ?? own) ? [] : [{ value: 'none', label: t('clients.views.none') }]),
          ...builtInNames.map((value) => ({ value: value as string, label: t(`clients.views.${value}`) })),
          ...views.map(({ name }) => ({ value: `own ${name}`, label: name })),
        ]}
        onChange={choose}
      />
      {own ? (
        <IconButton
          label={t('clients.views.remove', { name: own.name })}
          icon={<DeleteIcon />}
          onClick={() =>
            replace(
              views.filter((view) => view !== own),
              t('clients.views.removed'),
            )
          }
        />
      ) : (
        <IconButton
          label={t('clients.views.save')}
          icon={<StarIcon />}
          disabled={known !== undefined || data === undefined}
          onClick={() =>
            views.length < clientLimits.views
              ? setNaming(true)
              : notify.error(t('clients.views.full', { most: clientLimits.views }))
          }
        />
      )}
      {isNaming ? (
        <SaveView
          view={params}
          taken={views.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onSave={(view) => replace([...views, view], t('clients.views.saved'))}
        />
      ) : null}
    </>
  );
}
