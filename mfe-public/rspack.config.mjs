import { remoteBuild } from '@portal/federation';

export default remoteBuild('public', import.meta.dirname);
