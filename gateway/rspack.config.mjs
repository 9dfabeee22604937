import { fileURLToPath } from 'node:url';
import { nodeProgram } from '@portal/server/rspack';

export default nodeProgram(fileURLToPath(new URL('.', import.meta.url)), { main: './src/main.ts' });
