export { IntakeScreen } from './intake/intake.screen';
export { PreparerIntakeScreen } from './intake/preparer-intake.screen';
export { ScheduleCScreen } from './schedule-c/schedule-c.screen';
