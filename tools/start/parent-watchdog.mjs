// @ts-check
// Loaded before a program that `npm start` runs: whatever ends the parent, even kill -9, ends the program in order.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening must not keep a program alive that has nothing left to do.
process.channel?.unref();
