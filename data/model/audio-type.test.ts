import { expect, it } from 'vitest';
import { audioType, notAudio } from './audio-type.ts';
import { sampleTone } from './sample-tone.ts';

function bytesOf(...parts: (string | number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  );
}
const nothing = (count: number): number[] => Array.from({ length: count }, () => 0);
/** MPEG-1 layer III, 128 kbit/s at 44.1 kHz: a frame of 417 bytes. */
const frame = [0xff, 0xfb, 0x90, 0x00, ...nothing(413)];
/** MPEG-2 layer III, 64 kbit/s at 22.05 kHz, as speech is often saved: 208 bytes. */
const slowFrame = [0xff, 0xf3, 0x80, 0x00, ...nothing(204)];
const box = (name: string, ...content: (string | number[])[]): number[] => {
  const inside = bytesOf(name, ...content);
  return [0, 0, 0, inside.length + 4, ...inside];
};
const handler = (kind: string): number[] => box('hdlr', nothing(8), kind, nothing(12));

const audio: [what: string, bytes: Uint8Array, extension: string | undefined][] = [
  ['MP3', bytesOf(frame, frame), 'mp3'],
  ['MP3 with a tag before it', bytesOf('ID3', [4, 0, 0, 0, 0, 1, 2], nothing(130), frame, frame), 'mp3'],
  ['MP3 of low quality', bytesOf(slowFrame, slowFrame), 'mp3'],
  ['two bytes that begin a frame by chance', bytesOf(frame, nothing(600), [1]), undefined],
  ['AAC without a container', bytesOf([0xff, 0xf1, 0x50, 0x80], nothing(500)), undefined],
  ['a tag without audio', bytesOf('ID3', [4, 0, 0, 0, 0, 1, 2], nothing(130), 'text'), undefined],
  ['Opus', bytesOf('OggS', nothing(24), 'OpusHead'), 'ogg'],
  ['Vorbis', bytesOf('OggS', nothing(24), [1], 'vorbis'), 'ogg'],
  ['a film in Ogg', bytesOf('OggS', nothing(24), [0x80], 'theora'), undefined],
  ['WAV', sampleTone(440), 'wav'],
  [
    'WAV with a list before the sound',
    bytesOf(
      'RIFF',
      nothing(4),
      'WAVEfmt ',
      [2, 0, 0, 0, 1, 1],
      'LIST',
      [3, 0, 0, 0, 1, 1, 1, 0],
      'data',
      [1, 0, 0, 0, 7],
    ),
    'wav',
  ],
  ['WAV without sound', bytesOf('RIFF', nothing(4), 'WAVEfmt ', [2, 0, 0, 0, 1, 1], 'data', [0, 0, 0, 0]), undefined],
  ['a picture in RIFF', bytesOf('RIFF', nothing(4), 'WEBPVP8 ', nothing(40)), undefined],
  ['M4A', bytesOf(box('ftyp', 'M4A ', nothing(4)), handler('soun')), 'm4a'],
  ['a film in MP4', bytesOf(box('ftyp', 'isom', nothing(4)), handler('vide'), handler('soun')), undefined],
  ['a picture in HEIC', bytesOf(box('ftyp', 'heic', nothing(4)), handler('pict')), undefined],
  ['WebM', bytesOf([0x1a, 0x45, 0xdf, 0xa3], nothing(8), 'webm', nothing(20), 'A_OPUS'), 'webm'],
  ['a film in WebM', bytesOf([0x1a, 0x45, 0xdf, 0xa3], nothing(8), 'webm', nothing(20), 'V_VP9', 'A_OPUS'), undefined],
  ['text', bytesOf('This is no audio at all.'), undefined],
  ['nothing', bytesOf(), undefined],
];
it.each(audio)('%s', (_, bytes, extension) => {
  expect(audioType(bytes)?.extension).toBe(extension);
});

it('says what a file is that is no audio', () => {
  expect(notAudio(bytesOf([0x89], 'PNG'))).toBe('a picture');
  expect(notAudio(bytesOf('%PDF-1.7'))).toBe('a PDF');
  expect(notAudio(bytesOf())).toBe('empty');
  expect(notAudio(bytesOf('any text'))).toBeUndefined();
});
