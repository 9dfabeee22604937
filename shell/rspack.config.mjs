import { shellConfig } from '@portal/federation';

export default shellConfig(import.meta.dirname);
