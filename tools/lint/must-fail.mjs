// @ts-check

/** What must be refused, as if it stood in that file. `by` is the rule that refuses. */
export const mustFail = [
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
  { file: 'mfe-client/src/proof.mjs', code: "import 'antd';", by: 'no-restricted-imports' },
  { file: 'libs/data-access/src/proof.mjs', code: "import 'typeorm';", by: 'no-restricted-imports' },
  {
    file: 'bff/src/areas/client/proof.mjs',
    code: "import '../admin/offices.controller';",
    by: 'no-restricted-imports',
  },
  { file: 'bff/src/areas/client/proof.mjs', code: "import 'react';", by: 'no-restricted-imports' },
];
