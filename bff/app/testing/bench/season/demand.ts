import demand from './data/demand.json';
import recorded from './data/journeys.json';

/** What one client causes in a season, and when. */
export interface Journey {
  name: string;
  perClient: number;
  /** Calls that reach the bff, by name; the gateway answers the rest. */
  calls: Readonly<Record<string, number>>;
  files: number;
  pages: number;
}

const { assumptions, deadline, returnsReceived } = demand;
const perClient: Readonly<Record<string, number>> = assumptions.journeysPerClient;

/** Answered by the gateway, which sends the reads in it to the bff one by one; those are recorded, too. */
const combined = 'GET /early';

export const journeys: readonly Journey[] = Object.entries(recorded.journeys).map(([name, { calls, files, pages }]) => {
  const count = perClient[name];
  if (count === undefined) throw new Error(`data/demand.json does not say how often "${name}" happens`);
  return {
    name,
    perClient: count,
    files,
    pages,
    calls: Object.fromEntries(Object.entries<number>(calls).filter(([call]) => call !== combined)),
  };
});

const day = 86_400_000;

/** Weight of a day within the time between two published numbers. */
function weightOf(time: number): number {
  const weekday = assumptions.weekdayWeights.weights[new Date(time).getUTCDay()] ?? 1;
  const until = (Date.parse(deadline) - time) / day;
  // Few file after the deadline, and more the closer it comes.
  if (until < 0) return weekday * 0.3;
  return until > 14 ? weekday : weekday * assumptions.growthPerDayBeforeDeadline ** (14 - until);
}

export interface Day {
  date: string;
  /** Share of the season's clients that come on this day. */
  share: number;
}

/** Distributes the season's clients over its days, by the returns that the IRS received until each week's end. */
export function seasonDays(): Day[] {
  const total = Number(returnsReceived.at(-1)?.[1]);
  return returnsReceived.slice(1).flatMap(([until, received], at) => {
    const [from, before] = returnsReceived[at] ?? ['', 0];
    const count = Math.round((Date.parse(String(until)) - Date.parse(String(from))) / day);
    const times = Array.from({ length: count }, (_none, n) => Date.parse(String(from)) + (n + 1) * day);
    const sum = times.reduce((weights, time) => weights + weightOf(time), 0);
    const share = (Number(received) - Number(before)) / total;
    return times.map((time) => ({
      date: new Date(time).toISOString().slice(0, 10),
      share: (share * weightOf(time)) / sum,
    }));
  });
}

const { weights } = assumptions.hourWeights;
const allHours = weights.reduce((sum, weight) => sum + weight, 0);

/** Returns the share of a day's clients that come in each hour. */
export const hourShares: readonly number[] = weights.map((weight) => weight / allHours);

/** Returns the share of the season's clients that come in each of its hours. */
export const seasonHours = (days = seasonDays()): number[] =>
  days.flatMap(({ share }) => hourShares.map((hour) => share * hour));
