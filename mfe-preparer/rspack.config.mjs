import { remoteBuild } from '@portal/federation';

export default remoteBuild('preparer', import.meta.dirname);
