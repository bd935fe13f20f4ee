import { expect, test } from 'vitest';
import { requestApp } from '../testing/request-app.ts';
import { origin, createTestUser } from '../testing/test-users.ts';

test('rejects a truncated form with a sentence', async () => {
  const { cookie } = await createTestUser('admin');
  const response = await requestApp('/api/admin/upload-bible', {
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
    message: 'The form is incomplete because the upload was interrupted. Send it again.',
  });
});
