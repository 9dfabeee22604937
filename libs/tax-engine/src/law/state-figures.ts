import type { stateFigures } from './2024/states';

/** The states' figures of one year: the shape of `<year>/states.ts`. A state that is absent still has them in code. */
export type StateFigures = typeof stateFigures;

/** The figures of one state. */
export type Figures<Code extends keyof StateFigures> = StateFigures[Code];
