import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { origin, someone } from '../testing/people.ts';

test('rejects a truncated form with a sentence', async () => {
  const { cookie } = await someone('admin');
  const response = await ask('/api/admin/upload-bible', {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      Origin: origin,
      Cookie: cookie,
      'Content-Type': 'multipart/form-data; boundary=x',
    },
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nGenesis 1:1',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: 'The form cannot be read: it was cut on its way. Send it again.',
  });
});
