import { remoteBuild } from '@portal/federation';

export default remoteBuild('admin', import.meta.dirname);
