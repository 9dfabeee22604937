import { allowedFor } from '../../support/counted';
import { expect, test } from '../../support/portal';
import { fileForAFamily } from '../../support/tasks';

test.use({ viewport: { width: 1280, height: 800 } });

test('takes few clicks and keys, besides the answers themselves, to file an intake for a family of four', async ({
  page,
}) => {
  const work = await fileForAFamily(page);
  expect(work.count).toBeLessThanOrEqual(allowedFor('fileForAFamily'));
});
