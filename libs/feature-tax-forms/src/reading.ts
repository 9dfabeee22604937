/** Read-only forms, without the code for filling them in: for people who work on somebody else's return. */
export { fieldName as intakeFieldName } from './fields/field-text';
export { allVersions, Versions } from './history/versions';
export { IntakeReading } from './reading/intake-reading';
export { ScheduleCReading } from './reading/schedule-c-reading';
export { fieldName as scheduleCFieldName } from './fields/schedule-c-text';
