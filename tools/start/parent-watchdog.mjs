// @ts-check
// Preloaded into a program that `npm start` runs: when the parent ends for any reason, even SIGKILL, the program shuts
// down gracefully.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening must not keep an otherwise finished program alive.
process.channel?.unref();
