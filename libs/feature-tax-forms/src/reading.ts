/** Forms to read, without what fills them in: for whoever works on the return of somebody else. */
export { fieldName as intakeFieldName } from './fields/field-text';
export { allVersions, Versions } from './history/versions';
export { IntakeReading } from './reading/intake-reading';
export { ScheduleCReading } from './reading/schedule-c-reading';
export { fieldName as scheduleCFieldName } from './fields/schedule-c-text';
