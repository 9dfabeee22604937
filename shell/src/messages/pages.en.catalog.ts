import { pagesMessages as pages } from '../pages/pages.messages';
import { devicesMessages as devices } from '../signed-in-devices/devices.messages';
import { twoStepMessages as twoStep } from '../second-factor/two-step.messages';
import { webauthnMessages as webauthn } from '../passkeys/webauthn.messages';
import { stepUpMessages as stepUp } from './step-up.messages';
import { secondFactorMessages as secondFactor } from '@portal/domain/second-factor/second-factor.messages';
import { passkeysMessages as passkeys } from '@portal/domain/passkeys/passkeys.messages';

/** Messages of the shell's own pages, which a signed-in user rarely opens. */
export default { devices, pages, passkeys, secondFactor, stepUp, twoStep, webauthn };
