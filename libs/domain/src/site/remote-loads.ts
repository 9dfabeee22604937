/** Path of the gateway's endpoint for reports of how a remote loaded. */
export const remoteLoadsAt = '/remote-loads';

/** What a browser reports: nothing about its user or the page. */
export interface RemoteLoad {
  /** Name of the container: `mfe_client`. */
  area: string;
  /** Path or URL of its manifest, as listed in `/remotes.json`. */
  entry: string;
  /** Whether the area, or one of its pages, could not be shown. */
  failed: boolean;
}
