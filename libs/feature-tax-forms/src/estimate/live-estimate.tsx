import { EstimatePanel } from './estimate.panel';
import { useMyExpectedPapers } from './use-expected-papers';
import { useMyLastYear } from './use-last-year';
import { useEstimate } from './use-estimate';

/** Shows the estimate for the form's input. Separate from the form, so that a new estimate re-renders nothing else. */
export const LiveEstimate = () => (
  <EstimatePanel {...useEstimate()} lastYear={useMyLastYear()} expected={useMyExpectedPapers()} />
);
