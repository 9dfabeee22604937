import { useEffect, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { Card, PageFrame, Spinner } from '@portal/ui-kit/core';
import type { pagesMessages } from './pages.messages';
import { useRemoteList } from '../remotes/remote-list';

/** Shows the running builds of the shell and the remotes, and whether the API responds (decisions, section 6). */
export default function TestPage() {
  const t = useTranslate();
  const { status, remotes } = useRemoteList();
  const [api, setApi] = useState<boolean>();

  useEffect(() => {
    void apiAnswers().then(setApi);
  }, []);

  const nameOf = (container: string): string => {
    const label = partLabel(container);
    return label ? t(label) : container;
  };

  if (status === 'loading') return <Spinner label={t('pages.testLooking')} />;
  return (
    <PageFrame title={t('pages.testTitle')} lead={t('pages.testLead')} width="form">
      <Card>
        <table className="shell-builds">
          <thead>
            <tr>
              <th scope="col">{t('pages.testPart')}</th>
              <th scope="col">{t('pages.testVersion')}</th>
              <th scope="col">{t('pages.testBuild')}</th>
            </tr>
          </thead>
          <tbody>
            <BuildRow label={t('pages.parts.shell')} versionUrl="/version.json" />
            {remotes.map(({ name, entry }) => (
              <BuildRow key={name} label={nameOf(name)} versionUrl={new URL('version.json', entry).href} />
            ))}
            <tr>
              <th scope="row">{t('pages.testApi')}</th>
              <td colSpan={2}>{t(apiStatus(api))}</td>
            </tr>
          </tbody>
        </table>
      </Card>
    </PageFrame>
  );
}

type Part = keyof typeof pagesMessages.parts;
const parts: Readonly<Record<Part, true>> = { shell: true, public: true, client: true, preparer: true, admin: true };

/** Returns the label of a remote; null if this version does not know it, so that its name is shown instead. */
function partLabel(container: string): `pages.parts.${Part}` | null {
  const name = container.replace(/^mfe_/, '');
  return name in parts ? `pages.parts.${name as Part}` : null;
}

function BuildRow({ label, versionUrl }: { label: string; versionUrl: string }) {
  const t = useTranslate();
  const [build, setBuild] = useState<Build | null>();

  useEffect(() => {
    void fetchBuild(versionUrl).then(setBuild);
  }, [versionUrl]);

  return (
    <tr>
      <th scope="row">{label}</th>
      {build ? (
        <>
          <td>{build.version}</td>
          <td>
            <code>{build.build}</code>
          </td>
        </>
      ) : (
        <td colSpan={2}>{build === null ? t('pages.testUnknown') : t('pages.testLooking')}</td>
      )}
    </tr>
  );
}

function apiStatus(answers: boolean | undefined) {
  if (answers === undefined) return 'pages.testLooking';
  return answers ? 'pages.testAnswers' : 'pages.testSilent';
}

interface Build {
  version: string;
  /** Hash over all files of the build. */
  build: string;
}

/** Returns the deployed build; null if it cannot be read. */
async function fetchBuild(versionUrl: string): Promise<Build | null> {
  try {
    const response = await fetch(versionUrl, { cache: 'no-store' });
    const found: unknown = response.ok ? await response.json() : null;
    return isBuild(found) ? found : null;
  } catch {
    return null;
  }
}

const isBuild = (found: unknown): found is Build =>
  typeof found === 'object' && found !== null && 'version' in found && 'build' in found;

/** Returns whether the API responds. */
async function apiAnswers(): Promise<boolean> {
  try {
    const response = await fetch('/api/health/live', { cache: 'no-store' });
    // Read the body; otherwise the connection stays open.
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
