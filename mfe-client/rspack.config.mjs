import { remoteBuild } from '@portal/federation';

export default remoteBuild('client', import.meta.dirname);
