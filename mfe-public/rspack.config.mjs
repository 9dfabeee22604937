import { remoteConfig } from '@portal/federation';

export default remoteConfig('public', import.meta.dirname);
