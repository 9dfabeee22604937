/** Parts of Schedule C in one chunk, which loads with the first review or the first opened version. */
export { ReadOnlyScheduleC } from '../read-only/read-only-schedule-c';
export { ScheduleCReview } from './schedule-c-review';
