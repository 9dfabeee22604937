import { remoteConfig } from '@portal/federation';

export default remoteConfig('preparer', import.meta.dirname, { minSize: 40_000 });
