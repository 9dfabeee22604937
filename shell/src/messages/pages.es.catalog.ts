import pages from '../pages/pages.messages.es.json';
import devices from '../signed-in-devices/devices.messages.es.json';
import twoStep from '../second-factor/two-step.messages.es.json';
import webauthn from '../passkeys/webauthn.messages.es.json';
import stepUp from './step-up.messages.es.json';
import secondFactor from '@portal/domain/second-factor/second-factor.messages.es.json';
import passkeys from '@portal/domain/passkeys/passkeys.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './pages.en.catalog';

export default { devices, pages, passkeys, secondFactor, stepUp, twoStep, webauthn } satisfies Translated<typeof en>;
