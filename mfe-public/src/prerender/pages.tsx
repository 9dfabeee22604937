import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { ListPage } from '@portal/domain/contract/list-page';
import { fullName } from '@portal/domain/account/person-name';
import { officeLimits } from '@portal/domain/offices/offices.limits';
import type { OfficePage, OfficeRow } from '@portal/domain/offices/offices.dto';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import type { DirectoryChoices, PreparerInfo, PreparerRow } from '@portal/domain/preparers/preparers.dto';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import type { PageRequest } from '@portal/domain/site/prerendered';
import type { Site } from '@portal/domain/site/site.dto';
import { DirectoryFilters, filledIn, filterIn, isNarrowed, type OfficeChoice } from '../directory/directory.filters';
import { DirectoryPaging, type PageStep } from '../directory/directory.paging';
import { DirectoryView, Nobody, PreparerList } from '../directory/directory.view';
import { HomeView } from '../home/home.view';
import { bioIn } from '@portal/domain/preparers/preparer-words';
import { LandingView, PreparerNotFound } from '../landing/landing.view';
import { LegalView } from '../legal/legal.view';
import { OfficeNotFound, OfficeView } from '../office/office.view';
import { listOf, locationOf, officeOf, personOf } from './structured-data';

/** A loaded page; its text is translated during rendering. */
export interface Page {
  status: 200 | 404;
  /** Path in the default language, whatever the requested URL; absent if the page does not exist. */
  canonical?: string;
  title: (t: Translate) => string;
  description: (t: Translate, locale: Locale) => string;
  structured: readonly object[];
  body: ReactNode;
}

type PageInput = Pick<PageRequest, 'search' | 'origin' | 'read'> & { site: Site; param: string };

const nothing = (): void => undefined;

/** By path, as in the area's routes. */
const pages: Readonly<Record<string, (input: PageInput) => Promise<Page>>> = {
  '/': home,
  '/agent-links': directory,
  '/office/:param': office,
  '/preparer/:param': landing,
  '/privacy': (input) => Promise.resolve(textPage('privacy', input)),
  '/terms': (input) => Promise.resolve(textPage('terms', input)),
};

/** @returns undefined if the path is a form, belongs to another area or is unknown */
export function findPage(path: string): ((input: Omit<PageInput, 'param'>) => Promise<Page>) | undefined {
  for (const [pattern, load] of Object.entries(pages)) {
    const match = matchPath(pattern, path);
    if (match) return (input) => load({ ...input, param: match.params.param ?? '' });
  }
  return undefined;
}

const listed = async <Row,>(read: PageRequest['read'], path: string): Promise<ListPage<Row>> =>
  (await read<ListPage<Row>>(path)) ?? { rows: [], total: 0 };

async function home({ site, origin, read }: PageInput): Promise<Page> {
  const [{ rows: featured }, offices] = await Promise.all([
    listed<PreparerRow>(read, '/agent-links?featured=true'),
    listed<OfficeRow>(read, `/offices?limit=${officeLimits.onHome}`),
  ]);
  return {
    status: 200,
    canonical: '/',
    title: (t) => t('home.title'),
    description: (t) => t('home.lead'),
    structured: [officeOf(site, origin)],
    body: <HomeView site={site} featured={featured} offices={offices} />,
  };
}

async function directory({ search: input, site, origin, read }: PageInput): Promise<Page> {
  const filter = filterIn(input);
  const { office_search } = filter;
  const filled = filledIn(filter);
  const narrowed = filled.filter(([name]) => name !== 'office_search');
  const cursor = input.get('cursor');
  const limit = String(preparerLimits.listed);
  const query = new URLSearchParams([...narrowed, ['limit', limit], ...(cursor ? [['cursor', cursor]] : [])]);
  const pageAt = (to?: string): PageStep => {
    const search = new URLSearchParams([...filled, ...(to === undefined ? [] : [['cursor', to]])]).toString();
    return { to: `/agent-links${search ? `?${search}` : ''}` };
  };
  const [{ rows: preparers, total, next }, offices, offered] = await Promise.all([
    listed<PreparerRow>(read, `/agent-links?${query.toString()}`),
    listed<OfficeRow>(read, officesPath(office_search)),
    read<DirectoryChoices>('/agent-links/filters'),
  ]);
  const chosen = await chosenOffice(read, offices, filter.office_id);
  return {
    status: 200,
    canonical: '/agent-links',
    title: (t) => t('directory.title'),
    description: (t) => t('directory.lead'),
    structured: [officeOf(site, origin), listOf(preparers, origin)],
    body: (
      <DirectoryView
        offices={offices}
        officesSearched={office_search !== ''}
        filters={
          <DirectoryFilters
            filter={filter}
            offices={offices}
            manyOffices={office_search !== '' || offices.total > offices.rows.length}
            chosen={chosen}
            offered={offered ?? { languages: [], specialties: [] }}
            onChange={nothing}
          />
        }
        list={
          preparers.length > 0 ? (
            <>
              <PreparerList preparers={preparers} total={total} />
              <DirectoryPaging
                count={preparers.length}
                total={total}
                first={cursor ? pageAt() : undefined}
                next={next === undefined ? undefined : pageAt(next)}
              />
            </>
          ) : (
            <Nobody filtered={isNarrowed(filter)} />
          )
        }
      />
    ),
  };
}

const officesPath = (search: string): string =>
  `/offices?${new URLSearchParams({ ...(search ? { search } : {}), limit: String(officeLimits.offered) }).toString()}`;

/** Returns the office selected as a filter, even if the list of offices does not include it. */
async function chosenOffice(
  read: PageRequest['read'],
  { rows }: ListPage<OfficeRow>,
  id: string,
): Promise<OfficeChoice | undefined> {
  if (!id) return undefined;
  return (
    rows.find((one) => one.id === id) ?? (await read<OfficePage>(`/offices/${encodeURIComponent(id)}`)) ?? undefined
  );
}

async function office({ param, site, origin, read }: PageInput): Promise<Page> {
  const found = await read<OfficePage>(`/offices/${encodeURIComponent(param)}`);
  if (!found) return notThere('office', <OfficeNotFound />);
  const { name, address, city } = found;
  return {
    status: 200,
    canonical: `/office/${found.id}`,
    title: () => name,
    description: (t) => t('office.description', { name, address, city }),
    structured: [officeOf(site, origin), locationOf(found, origin)],
    body: <OfficeView office={found} />,
  };
}

async function landing({ param, site, origin, read }: PageInput): Promise<Page> {
  const found = await read<PreparerInfo>(`/preparer-info/${encodeURIComponent(param)}`);
  if (!found) return notThere('landing', <PreparerNotFound />);
  const name = fullName(found);
  return {
    status: 200,
    canonical: found.portal_url,
    title: () => name,
    description: (t, locale) =>
      bioIn(found, locale) ?? t('landing.description', { name, office: found.office_name ?? site.name }),
    structured: [officeOf(site, origin), personOf(found, origin)],
    body: <LandingView preparer={found} />,
  };
}

/** A page of text that needs only the office's own data. */
const textPage = (text: 'privacy' | 'terms', { site, origin }: PageInput): Page => ({
  status: 200,
  canonical: `/${text}`,
  title: (t) => t(`legal.${text}.title`),
  description: (t) => t(`legal.${text}.lead`, { name: site.legal_name ?? site.name }),
  structured: [officeOf(site, origin)],
  body: <LegalView text={text} site={site} />,
});

const notThere = (noun: 'office' | 'landing', body: ReactNode): Page => ({
  status: 404,
  title: (t) => t(`${noun}.notFound`),
  description: (t) => t(`${noun}.notFoundDetail`),
  structured: [],
  body,
});
