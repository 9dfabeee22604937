// @ts-check
/**
 * Answers each message of the parent process with the CPU time used so far, in microseconds. Loaded with `--import`
 * beside a program that knows nothing of it.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ used: user + system });
});
// Exit when the parent exits for any reason, so that no process is left behind.
process.once('disconnect', () => process.exit());
