/// <reference path="./css.d.ts" />
import { OwnEstimatePanel } from './estimate/estimate.panel';
import './tax-forms.css';

/** The estimate alone, for a form of another package: without the intake form and its saving. */
export const OwnEstimate = () => <OwnEstimatePanel />;
