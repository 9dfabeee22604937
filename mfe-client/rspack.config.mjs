import { remoteConfig } from '@portal/federation';

export default remoteConfig('client', import.meta.dirname, { minSize: 40_000 });
