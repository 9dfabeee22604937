// @ts-check
// Generous, so that a test does not fail just because the CPU is busy with other work.
jest.setTimeout(120_000);
