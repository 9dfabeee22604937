// @ts-check
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

/** Lints code that ESLint must reject, mainly imports across a boundary, and prints what ESLint accepts. */

/**
 * Files and the code that must be rejected in them, by the rule that rejects it.
 * @type {Record<string, [file: string, code: string][]>}
 */
const violations = {
  '@nx/enforce-module-boundaries': [
    ['libs/ui-kit/src/core/proof.mjs', "import '@portal/data-access/core';"],
    ['mfe-client/src/proof.mjs', "import '@portal/mfe-admin/src/area';"],
    ['libs/domain/src/proof.mjs', "import '../../ui-kit/src/core/index';"],
    ['mfe-client/src/proof.mjs', "import 'antd';"],
    ['libs/data-access/src/proof.mjs', "import 'typeorm';"],
    ['bff/app/src/areas/client/proof.mjs', "import 'react';"],
    ['bff/access/src/proof.mjs', "import '@portal/bff-office/site/site.service';"],
    ['libs/server/src/proof.mjs', "import '@nestjs/common';"],
    ['gateway/src/proof.mjs', "import '@portal/ui-kit/core';"],
    ['gateway/src/proof.mjs', "import '../../bff/app/src/app';"],
  ],
  'areas/imports': [
    ['bff/app/src/areas/client/proof.mjs', "import '../admin/admin.module';"],
    ['bff/app/src/areas/client/proof.ts', "import '@portal/bff-office/site/site.service';"],
  ],
  'controllers/imports': [
    ['bff/office/src/site/site.controller.ts', "import '@portal/bff-platform/database/data-source';"],
    ['bff/platform/src/health/health.controller.ts', "import '../database/data-source';"],
  ],
  'services/imports': [['bff/office/src/site/site.service.ts', "import '@portal/bff-platform/http/upload';"]],
  'platform/imports': [['bff/platform/src/mail/proof.ts', "import '../http/upload';"]],
  'raw-sql/syntax': [['bff/office/src/site/site.service.mjs', "database.query('SELECT 1');"]],
  'unsafe-write/syntax': [
    ['bff/office/src/site/site.service.mjs', 'manager.findBy(Site, {});'],
    ['bff/office/src/site/site.repository.ts', 'repository.save(body);'],
  ],
  'raw-insert/syntax': [
    ['bff/office/src/proof.api-spec.ts', "api.query('INSERT INTO users');"],
    ['bff/office/testing/proof.ts', 'api.query(`INSERT INTO ${table}`);'],
  ],
  'useless-void/syntax': [['gateway/src/proof.ts', 'void process;']],
  'visible-text/syntax': [
    ['mfe-client/src/proof.tsx', 'export const text = <b>Some words</b>;'],
    ['mfe-admin/src/proof.tsx', 'export const text = <b title="Words" />;'],
    ['mfe-admin/src/proof.tsx', "export const text = <b>{'Some words'}</b>;"],
  ],
  'whole-list/syntax': [
    ['mfe-admin/src/proof.ts', "import { listLimits } from '@portal/domain/contract/limits';"],
    ['mfe-admin/src/proof.tsx', 'export const all = { limit: 1000 };'],
  ],
  'no-warning-comments': [['gateway/src/proof.mjs', '// oxlint-disable-next-line']],
  '@typescript-eslint/consistent-type-imports': [
    ['libs/domain/src/proof.ts', "import { Dto } from './dto';\nexport let dto: Dto;"],
  ],
};

const eslint = new ESLint({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });

for (const [rule, cases] of Object.entries(violations))
  for (const [file, code] of cases) {
    const [result] = await eslint.lintText(code, { filePath: file });
    const refused = result?.messages.some(({ ruleId }) => ruleId === rule);
    if (!refused) process.stdout.write(`${file} may say: ${code} (${rule} was silent)\n`);
  }
