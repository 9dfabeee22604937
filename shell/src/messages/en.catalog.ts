import { pagesMessages as pages } from '../pages/pages.messages';
import { devicesMessages as devices } from '../signed-in-devices/devices.messages';
import { twoStepMessages as twoStep } from '../second-factor/two-step.messages';
import { webauthnMessages as webauthn } from '../passkeys/webauthn.messages';
import { shellMessages as shell } from '../shell.messages';
import { stepUpMessages as stepUp } from '../step-up/step-up.messages';
import { secondFactorMessages as secondFactor } from '@portal/domain/second-factor/second-factor.messages';
import { passkeysMessages as passkeys } from '@portal/domain/passkeys/passkeys.messages';
import { accountMessages as account } from '@portal/domain/account/account.messages';
import { rulesMessages as rules } from '@portal/domain/contract/rules.messages';
import { localesMessages as locales } from '@portal/domain/i18n/locales.messages';
import kit from '@portal/ui-kit/messages/en.catalog';

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
};
