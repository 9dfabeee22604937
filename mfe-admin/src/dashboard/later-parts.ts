/** Parts of the dashboard that load after its first screen, in one chunk. */
export { default as FirstSteps } from './first-steps';
export { default as OldestClients } from './oldest-clients';
export { default as ReturnsCard } from './returns-card';
export { default as SeasonTrends } from './season-trends';
