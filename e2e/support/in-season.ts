import { season } from '@portal/domain/testing/season';

/** Returns the figures that the law sets for the season of this run. @param byYear of the seasons that have been worked out */
export function inSeason<Figures>(byYear: Readonly<Record<number, Figures>>): Figures {
  const figures = byYear[season];
  if (figures === undefined) throw new Error(`Work out by hand what the law of ${season} sets, and add it.`);
  return figures;
}
