export { IntakeScreen } from './intake/intake.screen';
