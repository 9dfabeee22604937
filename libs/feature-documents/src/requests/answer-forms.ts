import { ExplainForm } from './explain.form';
import { SituationsForm } from './situations.form';

/** Both forms in one chunk. */
export default { ExplainForm, SituationsForm };
