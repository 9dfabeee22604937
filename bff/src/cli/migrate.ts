import { Settings } from '../config/settings';
import { EnvError } from '../config/env';
import { migrate } from '../database/migrate';
import { runCommand } from '../platform/command/command';

/** As the owner of the database: DATABASE_OWNER_URL where the service itself connects as somebody less privileged. */
await runCommand(async () => {
  const settings = new Settings(process.env);
  const name = settings.optional('DATABASE_OWNER_URL') ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
  const url = settings.url(name, ['postgres:', 'postgresql:']);
  if (settings.mistakes.length > 0) throw new EnvError(settings.mistakes);
  const ran = await migrate(url);
  return ran.length === 0
    ? 'The tables are up to date.'
    : `The tables were brought up to date: ${ran.length} migrations ran.`;
});
