import { expect, it } from 'vitest';
import { sampleTone } from './sample-tone.ts';

/** The header of a WAV file as in the "Multimedia Programming Interface" of 1991, with little-endian numbers. */
it('is a WAV file with one channel, 8 bits and 8,000 samples a second', () => {
  const bytes = sampleTone(440, 0.5);
  const view = new DataView(bytes.buffer);
  const text = (at: number): string => String.fromCharCode(...bytes.slice(at, at + 4));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect({
    riffSize: view.getUint32(4, true),
    formatSize: view.getUint32(16, true),
    pcm: view.getUint16(20, true),
    channels: view.getUint16(22, true),
    rate: view.getUint32(24, true),
    bytesASecond: view.getUint32(28, true),
    blockAlign: view.getUint16(32, true),
    bits: view.getUint16(34, true),
    samples: view.getUint32(40, true),
  }).toEqual({
    riffSize: 4_036,
    formatSize: 16,
    pcm: 1,
    channels: 1,
    rate: 8_000,
    bytesASecond: 8_000,
    blockAlign: 1,
    bits: 8,
    samples: 4_000,
  });
  expect(bytes).toHaveLength(4_044);
});

it('starts at the midpoint and oscillates 440 times a second', () => {
  const samples = sampleTone(440, 1).slice(44);
  expect(samples[0]).toBe(128);
  expect(Math.max(...samples)).toBe(218);
  expect(Math.min(...samples)).toBe(38);
  const rises = samples.filter((value, at) => at > 0 && (samples[at - 1] ?? 0) < 128 && value >= 128).length;
  expect(rises).toBeGreaterThanOrEqual(438);
  expect(rises).toBeLessThanOrEqual(440);
});
