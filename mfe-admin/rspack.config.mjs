import { remoteConfig } from '@portal/federation';

export default remoteConfig('admin', import.meta.dirname, { minSize: 17000 });
