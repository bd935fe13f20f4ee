import { expect, test } from 'vitest';
import { shareImage, shareKinds } from './share-image.ts';

test('each kind of page has an image of its own that needs no font, and there are at most twenty', () => {
  const images = shareKinds.map(shareImage);
  expect(new Set(images).size).toBe(shareKinds.length);
  expect(shareKinds.length).toBeLessThanOrEqual(20);
  for (const image of images) {
    expect(image).toContain('width="1200" height="630"');
    expect(image).not.toContain('<text');
  }
});
