import { shellBuild } from '@portal/federation';

export default shellBuild(import.meta.dirname);
