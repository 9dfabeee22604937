import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openApiDocument } from '@portal/bff-platform/http/openapi/document';

/** `node dist/cli/openapi.js <file>`: writes the OpenAPI document of the current contract. */
const file = resolve(process.argv[2] ?? 'openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
process.stdout.write(`${file}\n`);
