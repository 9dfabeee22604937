// @ts-check
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { mustFail } from './must-fail.mjs';

/**
 * Lints what must be refused and says what got through, one line each: `node tools/lint/proof.mjs [config file]`.
 */
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  overrideConfigFile: process.argv[2] ?? fileURLToPath(new URL('./eslint.config.mjs', import.meta.url)),
});

for (const { file, code, by } of mustFail) {
  const [result] = await eslint.lintText(code, { filePath: file });
  const refused = result?.messages.some(({ ruleId }) => ruleId === by);
  if (!refused) process.stdout.write(`${file} may say: ${code} (${by} was silent)\n`);
}
