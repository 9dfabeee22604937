import type { Message, Translate } from '../i18n/message';
import { Login } from '../account/account.dto';
import { translateLabel } from './labels';
import { Text } from './rules';

const ids: Translate = (text: string | Message) => (typeof text === 'string' ? text : text.id);

it('uses the label of the class, or the wire name if there is none', () => {
  class Plain {
    @Text() email?: string;
  }
  expect(translateLabel(ids, Login, 'email')).toBe('account.fields.email');
  expect(translateLabel(ids, Plain, 'email')).toBe('email');
});
