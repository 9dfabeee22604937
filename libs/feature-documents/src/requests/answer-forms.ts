export { ExplainForm } from './explain.form';
export { SituationsForm } from './situations.form';
