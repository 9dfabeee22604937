/** Parts of the intake form in one chunk, which loads with the first review or the first opened version. */
export { ReadOnlyIntake } from '../read-only/read-only-intake';
export { IntakeReview } from './intake-review';
