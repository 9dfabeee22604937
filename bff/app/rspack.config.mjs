import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from '@portal/server/rspack';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Builds `src/main.ts` and every command line in `src/cli` as separate bundles. */
const commands = readdirSync(join(here, 'src', 'cli')).filter((file) => file.endsWith('.ts') && !file.includes('spec'));

export default nodeProgram(here, {
  main: './src/main.ts',
  ...Object.fromEntries(commands.map((file) => [`cli/${basename(file, '.ts')}`, `./src/cli/${file}`])),
});
