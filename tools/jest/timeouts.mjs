// @ts-check
// A test must not fail because the CPU is busy with other work.
jest.setTimeout(120_000);
