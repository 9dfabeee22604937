// @ts-check
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Only the servers load them, as CommonJS. */
const telemetryPackages = [
  'api',
  'api-logs',
  'core',
  'exporter-trace-otlp-http',
  'otlp-exporter-base',
  'otlp-transformer',
  'resources',
  'sdk-logs',
  'sdk-metrics',
  'sdk-trace',
  'semantic-conventions',
];

/**
 * Parts of packages that nothing here loads, as folders or files below `node_modules`: copies for other module formats,
 * other builds, and TypeScript sources. npm cannot leave them out, so the install deletes them afterwards.
 */
export const unusedParts = [
  // Browser builds for a <script> tag.
  'antd/dist',
  'class-validator/bundles',
  'libphonenumber-js/bundle',
  'rxjs/dist/bundles',
  // Icons as SVG files; antd imports the components.
  '@ant-design/icons-svg/inline-svg',
  '@ant-design/icons-svg/inline-namespaced-svg',
  // Module formats that neither Node nor the builds resolve.
  'rxjs/dist/esm',
  'typeorm/browser',
  // The legacy build runs in all browsers, and the viewer has its own page.
  'pdfjs-dist/build',
  'pdfjs-dist/image_decoders',
  'pdfjs-dist/legacy/image_decoders',
  'pdfjs-dist/legacy/web',
  'pdfjs-dist/web',
  // The decoder is compiled to plain JavaScript, because the content security policy forbids WebAssembly.
  'libheif-js/libheif-wasm/libheif-bundle.js',
  'libheif-js/libheif-wasm/libheif-bundle.mjs',
  'libheif-js/libheif-wasm/libheif.wasm',
  ...telemetryPackages.flatMap((name) => ['esm', 'esnext'].map((format) => `@opentelemetry/${name}/build/${format}`)),
  // The API's page loads swagger-ui-bundle.js.
  'swagger-ui-dist/swagger-ui-es-bundle-core.js',
  'swagger-ui-dist/swagger-ui-es-bundle.js',
  'swagger-ui-dist/swagger-ui.js',
  // Sources of compiled packages.
  '@reduxjs/toolkit/src',
  'rxjs/src',
  'zod/src',
];

/** Matches source maps and guides; licenses are kept. */
const unusedFile = /\.map$|^(?:readme|changelog|changes|history)\.(?:md|markdown)$/i;

/**
 * Deletes the parts of installed packages that nothing here loads, a third of their size. Without it (`npm ci
 * --ignore-scripts`) everything works as well.
 * @param {string} folder `node_modules`
 */
export function prunePackages(folder) {
  for (const part of unusedParts) rmSync(join(folder, part), { recursive: true, force: true });
  // Does not follow links, so the project's own packages are left alone.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && unusedFile.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] === self) prunePackages(join(self, '../../../node_modules'));
