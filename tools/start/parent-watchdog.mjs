// @ts-check
// Preloaded into the programs that `npm start` runs: shuts the program down gracefully when the parent process ends for
// any reason, even SIGKILL.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The IPC channel must not keep a finished program alive.
process.channel?.unref();
