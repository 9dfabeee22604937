/// <reference path="./css.d.ts" />
import './tax-forms.css';

/** The estimate alone, for a form of another package: without the intake form and its saving. */
export { OwnEstimatePanel } from './estimate/estimate.panel';
