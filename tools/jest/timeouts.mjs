// @ts-check
// Cores that do other work too must not make a test fail.
jest.setTimeout(120_000);
