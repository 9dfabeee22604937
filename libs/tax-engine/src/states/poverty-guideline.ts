import { dollars, type Cents } from '../money';

/** HHS poverty guidelines 2024, 48 states and DC (89 FR 2961): for one person, and per further person. */
const firstPerson = dollars(15_060);
const furtherPerson = dollars(5_380);

export const povertyGuideline = (people: number): Cents => firstPerson + (people - 1) * furtherPerson;
