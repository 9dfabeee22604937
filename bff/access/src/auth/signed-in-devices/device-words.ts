import Bowser from 'bowser';
import type { SignedInDevice } from '@portal/domain/signed-in-devices/signed-in-devices.dto';

const kinds: Readonly<Record<string, SignedInDevice['kind']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Names the browser and device of a `User-Agent` header, as far as it tells. */
export function deviceWords(user_agent: string | null): Pick<SignedInDevice, 'browser' | 'system' | 'kind'> {
  if (!user_agent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(user_agent);
  return { browser: browser.name || null, system: os.name || null, kind: kinds[platform.type ?? ''] ?? null };
}
