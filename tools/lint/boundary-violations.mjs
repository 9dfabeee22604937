// @ts-check
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

/** Lints code that ESLint must reject, mainly imports across a boundary, and prints what ESLint accepts. */

/** Code that must be rejected in the given file; `by` is the rule that rejects it. */
const violations = [
  {
    file: 'libs/ui-kit/src/core/proof.mjs',
    code: "import '@portal/data-access/core';",
    by: '@nx/enforce-module-boundaries',
  },
  {
    file: 'mfe-client/src/proof.mjs',
    code: "import '@portal/mfe-admin/src/area';",
    by: '@nx/enforce-module-boundaries',
  },
  {
    file: 'libs/domain/src/proof.mjs',
    code: "import '../../ui-kit/src/core/index';",
    by: '@nx/enforce-module-boundaries',
  },
  { file: 'mfe-client/src/proof.mjs', code: "import 'antd';", by: '@nx/enforce-module-boundaries' },
  { file: 'libs/data-access/src/proof.mjs', code: "import 'typeorm';", by: '@nx/enforce-module-boundaries' },
  {
    file: 'bff/app/src/areas/client/proof.mjs',
    code: "import '../admin/admin.module';",
    by: 'no-restricted-imports',
  },
  {
    file: 'bff/office/src/site/site.controller.ts',
    code: "import '@portal/bff-platform/database/data-source';",
    by: 'no-restricted-imports',
  },
  {
    file: 'bff/office/src/site/site.service.ts',
    code: "import '@portal/bff-platform/http/upload';",
    by: 'no-restricted-imports',
  },
  { file: 'bff/app/src/areas/client/proof.mjs', code: "import 'react';", by: '@nx/enforce-module-boundaries' },
  {
    file: 'bff/access/src/proof.mjs',
    code: "import '@portal/bff-office/site/site.service';",
    by: '@nx/enforce-module-boundaries',
  },
  { file: 'bff/office/src/site/site.service.mjs', code: "database.query('SELECT 1');", by: 'no-restricted-syntax' },
  { file: 'bff/office/src/site/site.service.mjs', code: 'manager.findBy(Site, {});', by: 'no-restricted-syntax' },
  { file: 'bff/office/src/site/site.service.mjs', code: 'repository.save(body);', by: 'no-restricted-syntax' },
  { file: 'bff/office/src/proof.api-spec.ts', code: "api.query('INSERT INTO users');", by: 'no-restricted-syntax' },
  { file: 'bff/office/testing/proof.ts', code: 'api.query(`INSERT INTO ${table}`);', by: 'no-restricted-syntax' },
  { file: 'libs/server/src/proof.mjs', code: "import '@nestjs/common';", by: '@nx/enforce-module-boundaries' },
  { file: 'gateway/src/proof.mjs', code: "import '@portal/ui-kit/core';", by: '@nx/enforce-module-boundaries' },
  { file: 'gateway/src/proof.mjs', code: "import '../../bff/app/src/app';", by: '@nx/enforce-module-boundaries' },
  { file: 'gateway/src/proof.mjs', code: '// oxlint-disable-next-line', by: 'no-warning-comments' },
  { file: 'gateway/src/proof.ts', code: 'void process;', by: 'no-restricted-syntax' },
  { file: 'mfe-client/src/proof.tsx', code: 'export const text = <b>Some words</b>;', by: 'no-restricted-syntax' },
  {
    file: 'mfe-admin/src/proof.ts',
    code: "import { listLimits } from '@portal/domain/contract/limits';",
    by: 'no-restricted-syntax',
  },
  { file: 'mfe-admin/src/proof.tsx', code: 'export const all = { limit: 1000 };', by: 'no-restricted-syntax' },
  { file: 'mfe-admin/src/proof.tsx', code: 'export const text = <b>Some words</b>;', by: 'no-restricted-syntax' },
  {
    file: 'libs/domain/src/proof.ts',
    code: "import { Dto } from './dto';\nexport let dto: Dto;",
    by: '@typescript-eslint/consistent-type-imports',
  },
];

const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  overrideConfigFile: fileURLToPath(new URL('./eslint.config.mjs', import.meta.url)),
});

for (const { file, code, by } of violations) {
  const [result] = await eslint.lintText(code, { filePath: file });
  const refused = result?.messages.some(({ ruleId }) => ruleId === by);
  if (!refused) process.stdout.write(`${file} may say: ${code} (${by} was silent)\n`);
}
