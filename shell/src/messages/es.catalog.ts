import pages from '../pages/pages.messages.es.json';
import devices from '../signed-in-devices/devices.messages.es.json';
import twoStep from '../second-factor/two-step.messages.es.json';
import webauthn from '../passkeys/webauthn.messages.es.json';
import shell from '../shell.messages.es.json';
import stepUp from '../step-up/step-up.messages.es.json';
import secondFactor from '@portal/domain/second-factor/second-factor.messages.es.json';
import passkeys from '@portal/domain/passkeys/passkeys.messages.es.json';
import account from '@portal/domain/account/account.messages.es.json';
import rules from '@portal/domain/contract/rules.messages.es.json';
import locales from '@portal/domain/i18n/locales.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import kit from '@portal/ui-kit/messages/es.catalog';
import type en from './en.catalog';

export default {
  ...kit,
  account,
  devices,
  locales,
  pages,
  passkeys,
  rules,
  secondFactor,
  shell,
  stepUp,
  twoStep,
  webauthn,
} satisfies Translated<typeof en>;
