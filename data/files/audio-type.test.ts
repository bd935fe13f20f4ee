import { describe, expect, it } from 'vitest';
import { detectAudioType, describeNonAudio } from './audio-type.ts';
import { sampleTone } from '../testing/sample-tone.ts';

function bytesOf(...parts: (string | number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  );
}
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
/** MPEG-1 layer III, 128 kbit/s at 44.1 kHz: a frame has 417 bytes. */
const frame = [0xff, 0xfb, 0x90, 0x00, ...zeros(413)];
/** MPEG-2 layer III, 64 kbit/s at 22.05 kHz, common for speech: a frame has 208 bytes. */
const slowFrame = [0xff, 0xf3, 0x80, 0x00, ...zeros(204)];
const box = (name: string, ...content: (string | number[])[]): number[] => {
  const inside = bytesOf(name, ...content);
  return [0, 0, 0, inside.length + 4, ...inside];
};
const handler = (kind: string): number[] => box('hdlr', zeros(8), kind, zeros(12));

const audio: [what: string, bytes: Uint8Array, extension: string | undefined][] = [
  ['MP3', bytesOf(frame, frame), 'mp3'],
  ['MP3 with a tag before it', bytesOf('ID3', [4, 0, 0, 0, 0, 1, 2], zeros(130), frame, frame), 'mp3'],
  ['MP3 with padding behind its tag', bytesOf('ID3', [4, 0, 0, 0, 0, 0, 0], zeros(3), frame, frame), 'mp3'],
  ['MP3 with a byte of padding', bytesOf('ID3', [4, 0, 0, 0, 0, 0, 0], [0], frame, frame), 'mp3'],
  ['MP3 of low quality', bytesOf(slowFrame, slowFrame), 'mp3'],
  ['two bytes that begin a frame by chance', bytesOf(frame, zeros(600), [1]), undefined],
  ['AAC without a container', bytesOf([0xff, 0xf1, 0x50, 0x80], zeros(500)), undefined],
  ['a tag without audio', bytesOf('ID3', [4, 0, 0, 0, 0, 1, 2], zeros(130), 'text'), undefined],
  ['Opus', bytesOf('OggS', zeros(24), 'OpusHead'), 'ogg'],
  ['Vorbis', bytesOf('OggS', zeros(24), [1], 'vorbis'), 'ogg'],
  ['a film in Ogg', bytesOf('OggS', zeros(24), [0x80], 'theora'), undefined],
  ['WAV', sampleTone(440), 'wav'],
  [
    'WAV with a list before the sound',
    bytesOf(
      'RIFF',
      zeros(4),
      'WAVEfmt ',
      [2, 0, 0, 0, 1, 1],
      'LIST',
      [3, 0, 0, 0, 1, 1, 1, 0],
      'data',
      [1, 0, 0, 0, 7],
    ),
    'wav',
  ],
  ['WAV without sound', bytesOf('RIFF', zeros(4), 'WAVEfmt ', [2, 0, 0, 0, 1, 1], 'data', [0, 0, 0, 0]), undefined],
  ['a picture in RIFF', bytesOf('RIFF', zeros(4), 'WEBPVP8 ', zeros(40)), undefined],
  ['M4A', bytesOf(box('ftyp', 'M4A ', zeros(4)), handler('soun')), 'm4a'],
  ['a film in MP4', bytesOf(box('ftyp', 'isom', zeros(4)), handler('vide'), handler('soun')), undefined],
  ['a picture in HEIC', bytesOf(box('ftyp', 'heic', zeros(4)), handler('pict')), undefined],
  ['WebM', bytesOf([0x1a, 0x45, 0xdf, 0xa3], zeros(8), 'webm', zeros(20), 'A_OPUS'), 'webm'],
  ['a film in WebM', bytesOf([0x1a, 0x45, 0xdf, 0xa3], zeros(8), 'webm', zeros(20), 'V_VP9', 'A_OPUS'), undefined],
  ['text', bytesOf('This is no audio at all.'), undefined],
  ['nothing', bytesOf(), undefined],
];
it.each(audio)('recognizes %s', (_, bytes, extension) => {
  expect(detectAudioType(bytes)?.extension).toBe(extension);
});

/** First bytes from the specifications of the formats and file(1). */
const otherFiles: [what: string, bytes: Uint8Array, said: string][] = [
  ['PNG', bytesOf([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a]), 'a picture'],
  ['JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe0]), 'a picture'],
  ['GIF', bytesOf('GIF89a'), 'a picture'],
  ['PDF', bytesOf('%PDF-1.7'), 'a PDF'],
  ['a zip archive', bytesOf('PK', [3, 4, 0x14]), 'an archive'],
  ['MP4', bytesOf(box('ftyp', 'isom')), 'a film, or audio in a form that is not played everywhere'],
  ['Matroska', bytesOf([0x1a, 0x45, 0xdf, 0xa3, 0x01]), 'a film'],
  ['FLAC', bytesOf('fLaC', [0, 0, 0, 34]), 'FLAC, which is large and not played everywhere'],
  ['HTML', bytesOf('<!doctype html>'), 'a page or drawing'],
];
it.each(otherFiles)('says what %s is instead of audio', (_, bytes, description) => {
  expect(describeNonAudio(bytes)).toBe(description);
  // Shifted by one byte, the signature does not match.
  expect(describeNonAudio(bytesOf([0x20], [...bytes]))).toBeUndefined();
});

it('says that an empty file is empty, and nothing about an unknown file', () => {
  expect(describeNonAudio(bytesOf())).toBe('empty');
  expect(describeNonAudio(bytesOf('any text'))).toBeUndefined();
});

/** ISO 11172-3, 2.4.2.3 and ISO 13818-3: kbit/s of layer III by the index in the header, 1 to 14. */
const kilobits = {
  'MPEG-1': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  'MPEG-2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** From the same standards: the second byte of a header, and Hz by the index in the header. */
const versions: [name: string, second: number, rates: keyof typeof kilobits, hertz: number[]][] = [
  ['MPEG-1', 0xfb, 'MPEG-1', [44_100, 48_000, 32_000]],
  ['MPEG-2', 0xf3, 'MPEG-2', [22_050, 24_000, 16_000]],
  ['MPEG-2.5', 0xe3, 'MPEG-2', [11_025, 12_000, 8_000]],
];
const isMp3 = (...parts: (string | number[])[]): boolean => detectAudioType(bytesOf(...parts))?.extension === 'mp3';

describe.each(versions)('%s', (_name, second, rates, hertz) => {
  const header = (bits: number, rate: number, padded = 0): number[] => [
    0xff,
    second,
    (bits << 4) | (rate << 2) | (padded << 1),
    0,
  ];
  // A frame has 1152 samples in MPEG-1 and 576 in the others.
  const length = (bits: number, rate: number): number =>
    Math.floor(((rates === 'MPEG-1' ? 144_000 : 72_000) * (kilobits[rates][bits - 1] ?? 0)) / (hertz[rate] ?? 0));

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])('finds the next frame at bit rate %d', (bits) => {
    for (const rate of [0, 1, 2])
      for (const padded of [0, 1]) {
        const first = header(bits, rate, padded);
        const padding = zeros(length(bits, rate) + padded - first.length);
        expect(isMp3(first, padding, header(bits, rate), [1])).toBe(true);
        expect(isMp3(first, padding, [1], header(bits, rate), [1])).toBe(false);
        expect(isMp3(first, padding.slice(1), header(bits, rate), [1, 1])).toBe(false);
      }
  });

  it('finds no frame without a bit rate or with a reserved sample rate', () => {
    expect([isMp3(header(0, 0)), isMp3(header(15, 0)), isMp3(header(9, 3))]).toEqual([false, false, false]);
    expect(isMp3(header(9, 0))).toBe(true);
  });
});

const headers: [what: string, second: number, isAudio: boolean][] = [
  ['layer III', 0xfb, true],
  ['layer III with a checksum', 0xfa, true],
  ['layer II', 0xfd, false],
  ['layer I', 0xff, false],
  ['a reserved layer', 0xf9, false],
  ['a reserved version', 0xeb, false],
  ['ten bits of the eleven', 0xdb, false],
];
it.each(headers)('checks a header of %s', (_, second, isAudio) => {
  expect(isMp3([0xff, second, 0x90, 0], zeros(10))).toBe(isAudio);
});

it.each(headers)('requires that a header follows a frame: %s', (_, second, isAudio) => {
  expect(isMp3(frame, [0xff, second, 0x90, 0], zeros(10))).toBe(isAudio);
});

it('accepts a single frame that fills the file', () => {
  expect(isMp3(frame)).toBe(true);
  expect(isMp3(frame, [1])).toBe(false);
  expect(isMp3(frame.slice(0, 100))).toBe(true);
});

/** ID3v2.4, 3.1: ten bytes plus the size, which has seven bits per byte. */
const sizes: [size: number[], bytes: number][] = [
  [[0, 0, 0, 0], 0],
  [[0, 0, 0, 127], 127],
  [[0, 0, 1, 0], 128],
  [[0, 1, 0, 0], 16_384],
  [[1, 0, 0, 0], 2_097_152],
  [[0, 1, 1, 1], 16_513],
];
it.each(sizes)('reads the size %j of a tag as %d bytes', (size, bytes) => {
  // The content is not a frame, so that a wrong offset fails.
  const tag = Array.from({ length: bytes }, () => 1);
  const file = (behind: number[]): Uint8Array => {
    const start = bytesOf('ID3', [4, 0, 0], size);
    const whole = new Uint8Array(start.length + tag.length + behind.length);
    whole.set(start);
    whole.set(tag, start.length);
    whole.set(behind, start.length + tag.length);
    return whole;
  };
  expect(detectAudioType(file(frame))?.extension).toBe('mp3');
  expect(detectAudioType(file([1, ...frame]))).toBeUndefined();
});

/** A RIFF chunk: a name, the size in four bytes (little-endian), and content padded to an even size. */
const chunk = (name: string, size: number, content: number[] = zeros(size + (size % 2))): Uint8Array =>
  bytesOf(name, [size % 256, Math.floor(size / 256), 0, 0], content);
const wave = (...chunks: Uint8Array[]): string | undefined =>
  detectAudioType(bytesOf('RIFF', zeros(4), 'WAVE', ...chunks.map((each) => [...each])))?.extension;
const waves: [what: string, extension: string | undefined, ...chunks: Uint8Array[]][] = [
  ['a format and sound', 'wav', chunk('fmt ', 16), chunk('data', 4)],
  ['an empty last chunk for its sound', undefined, chunk('fmt ', 16), chunk('data', 0)],
  ['sound that was cut off behind its size', 'wav', chunk('fmt ', 16), chunk('data', 4, [])],
  ['no format', undefined, chunk('data', 4)],
  ['another chunk for its format', undefined, chunk('LIST', 4), chunk('data', 4)],
  ['no sound', undefined, chunk('fmt ', 16)],
  ['a chunk of 300 bytes before the sound', 'wav', chunk('fmt ', 16), chunk('LIST', 300), chunk('data', 4)],
  ['chunks of odd sizes', 'wav', chunk('fmt ', 17), chunk('LIST', 3), chunk('data', 1)],
];
it.each(waves)('checks WAV with %s', (_what, extension, ...chunks) => {
  expect(wave(...chunks)).toBe(extension);
});

it('does not mistake another RIFF file with format and sound for WAV', () => {
  const chunks = [chunk('fmt ', 16), chunk('data', 4)].map((each) => [...each]);
  expect(detectAudioType(bytesOf('RIFF', zeros(4), 'AVI ', ...chunks))).toBeUndefined();
});

it('reads a WAV file within a larger buffer', () => {
  const tone = sampleTone(440);
  const buffer = new Uint8Array(tone.length + 5);
  buffer.set(tone, 5);
  expect(detectAudioType(buffer.subarray(5))?.extension).toBe('wav');
});

it('finds the codec in the first page of Ogg and the tracks near the start of WebM', () => {
  expect(detectAudioType(bytesOf('OggS', zeros(188), 'OpusHead'))?.extension).toBe('ogg');
  expect(detectAudioType(bytesOf('OggS', zeros(300), 'OpusHead'))).toBeUndefined();
  const webm = (before: number): Uint8Array =>
    bytesOf([0x1a, 0x45, 0xdf, 0xa3], zeros(8), 'webm', zeros(before), 'A_OPUS');
  expect(detectAudioType(webm(1_900))?.extension).toBe('webm');
  expect(detectAudioType(webm(3_000))).toBeUndefined();
});

it.each(['Speex   ', '\u007fFLAC'])('recognizes Ogg with the codec %j as audio', (codec) => {
  expect(detectAudioType(bytesOf('OggS', zeros(24), codec))?.extension).toBe('ogg');
});

it('rejects a Matroska file that is not WebM or has no sound', () => {
  const file = (kind: string, codec: string): Uint8Array =>
    bytesOf([0x1a, 0x45, 0xdf, 0xa3], zeros(8), kind, zeros(20), codec);
  expect(detectAudioType(file('matroska', 'A_OPUS'))).toBeUndefined();
  expect(detectAudioType(file('webm', 'S_TEXT'))).toBeUndefined();
});

it('returns the MIME type that browsers support', () => {
  expect(
    [
      bytesOf(frame, frame),
      bytesOf('OggS', zeros(24), 'OpusHead'),
      sampleTone(440),
      bytesOf(box('ftyp', 'M4A '), handler('soun')),
      bytesOf([0x1a, 0x45, 0xdf, 0xa3], zeros(8), 'webm', zeros(20), 'A_OPUS'),
    ].map((bytes) => detectAudioType(bytes)?.mediaType),
  ).toEqual(['audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/mp4', 'audio/webm']);
});
