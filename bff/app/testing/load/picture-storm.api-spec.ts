import { profileEndpoints } from '@portal/domain/preparers/profile.endpoints';
import { drawnPicture, paddedTo, uploadPicture } from '@portal/bff-access/testing/pictures';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi } from '../api';
import { meanwhile } from '../faults/meanwhile';
import { memoryLimit, ServerUnderLoad } from './server-under-load';

const [people, perPerson] = [25, 4];

let server: ServerUnderLoad;
beforeAll(async () => {
  server = await ServerUnderLoad.start();
}, 120_000);
afterAll(() => server.stop());

async function newPreparers(): Promise<Person[]> {
  const api = await startApi({}, server.postgres.url);
  const made: Person[] = [];
  while (made.length < people) made.push(await api.people.preparer());
  await api.stop();
  return made;
}

describe('server during 100 concurrent uploads of pictures with 49 megapixels', () => {
  it('takes at most 512 MB with the process that decodes them, and answers those it has no room for with 503', async () => {
    const preparers = await newPreparers();
    const largest = await drawnPicture(7000, 7000).jpeg({ quality: 30 }).toBuffer();
    const bytes = paddedTo(2 * 1024 * 1024, largest);
    const upload = async (by: Person) =>
      (await uploadPicture(server.url, profileEndpoints.uploadPicture, [bytes, by])).status;
    let most = 0;
    const uploads = Promise.all(preparers.flatMap((by) => Array.from({ length: perPerson }, () => upload(by))));
    const { result, statuses } = await meanwhile(async () => {
      most = Math.max(most, server.resident);
      return (await fetch(`${server.url}/api/health/ready`)).status;
    }, uploads);
    const accepted = result.filter((status) => status === 200).length;
    process.stdout.write(`100 pictures of 49 megapixels: ${accepted} accepted, ${Math.round(most)} MB\n`);
    expect([...new Set(result)].sort()).toEqual([200, 503]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(most).toBeLessThan(memoryLimit);
    expect(await upload(preparers[0] as Person)).toBe(200);
    expect(await server.end()).toBe(0);
  }, 180_000);
});
