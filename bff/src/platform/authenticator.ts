import type { Actor } from './actor';

/** Says whose access token this is; throws 401 when it is nobody's any more. */
export abstract class Authenticator {
  abstract actorOf(accessToken: string): Promise<Actor>;
}
