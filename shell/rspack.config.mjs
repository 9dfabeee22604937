import { shellConfigs } from '@portal/federation';

export default shellConfigs(import.meta.dirname, [
  { path: '/login', loads: ['src/pages/login.page'] },
  { path: '/register', loads: ['src/pages/register.page'] },
]);
