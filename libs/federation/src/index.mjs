export { apps, appOf } from './apps.mjs';
export { remoteBuild, shellBuild } from './builds.mjs';
