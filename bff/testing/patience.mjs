// @ts-check
// Two cores that do other work too must not make a test fail.
jest.setTimeout(60_000);
