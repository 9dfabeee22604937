import { estimateCommand } from './estimate/command';

// Exit without an error if the program that reads the output, such as `head`, closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

process.exitCode = await estimateCommand(process.argv.slice(2), process);
