import { shellConfigs } from '@portal/federation';

const catalog = 'src/messages/pages.{locale}.catalog';

export default shellConfigs(import.meta.dirname, [
  { path: '/login', loads: ['src/pages/login.page', catalog] },
  { path: '/register', loads: ['src/pages/register.page', catalog] },
]);
