import { remoteLoadsAt, type RemoteLoad } from '@portal/domain/site/remote-loads';
import { remoteList } from './remote-list';

/**
 * Reports to the gateway that an area could not be shown, and while it has a canary also that it could, so that a release
 * which fails more often than the one before is noticed.
 * @param area container name
 */
export function reportLoad(area: string, failed: boolean): void {
  const remote = remoteList.state().remotes.find(({ name }) => name === area);
  if (!remote || !(failed || remote.reported)) return;
  const { entry } = remote;
  void fetch(remoteLoadsAt, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ area, entry, failed } satisfies RemoteLoad),
    // Also if the user leaves the page.
    keepalive: true,
  }).catch(() => undefined);
}
