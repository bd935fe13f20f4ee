import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, it } from 'vitest';
import { maxRecordingBytes } from '#data/files/audio-type.ts';
import { sampleTone } from '#data/testing/sample-tone.ts';
import { checkRecordingFiles, type CheckedFile } from './check-recording-files.ts';

const tone = sampleTone(440, 0.1);

function file(name: string, bytes: Uint8Array): File {
  return new File([Uint8Array.from(bytes)], name);
}

/** Noise that exceeds the max length of a recording and, unlike a tone, does not compress to a hundredth. */
function longNoise(): Uint8Array {
  const bytes = sampleTone(440, 260);
  for (let at = 44, value = 1; at < bytes.length; at += 1) bytes[at] = value = (value * 75 + 74) % 65_537;
  return bytes;
}

function zip(files: Zippable): File {
  return file('recordings.zip', zipSync(files));
}

/** For example "ready שָׁלוֹם", "refused …". */
function summaries(checked: readonly CheckedFile[]): string[] {
  return checked.map((each) => (each.kind === 'ready' ? `ready ${each.meant.text}` : `${each.kind} ${each.reason}`));
}

it('says what each file of an archive was recognized as, or why it was refused', async () => {
  const checked = await checkRecordingFiles([
    zip({
      'voice/words/peace.wav': tone,
      'voice/verbs/learn/past.wav': tone,
      'voice/שלום.wav': tone,
      'voice/work.wav': tone,
      'voice/track 7.wav': tone,
      'voice/father.mp3': strToU8('no sound'),
      'voice/mother.wav': [longNoise(), { level: 0 }],
      '__MACOSX/voice/._father.wav': strToU8('left behind'),
      'voice/.DS_Store': strToU8('left behind'),
    }),
    file('אֵם.wav', tone),
  ]);
  expect(summaries(checked)).toEqual([
    'ready שָׁלוֹם',
    'ready לָמַדְתִּי',
    expect.stringMatching(/refused .*is a recording of שָׁלוֹם, and so is “voice\/words\/peace.wav”/),
    expect.stringMatching(/ambiguous .*words\/work.*verbs\/work/),
    expect.stringMatching(/refused .*matches no text of the lessons/),
    expect.stringMatching(/refused .*not an audio file/),
    expect.stringMatching(/refused .*larger than 2 MB/),
    'ready אֵם',
  ]);
});

it('reads Hebrew names in archives without the UTF-8 flag, as created by macOS', async () => {
  const bytes = zipSync({ ['אֵם.wav'.normalize('NFD')]: tone });
  const view = new DataView(bytes.buffer);
  // Bit 11 of the flags, in the file header and in the central directory.
  view.setUint16(6, view.getUint16(6, true) & ~0x800, true);
  const list = view.getUint32(bytes.length - 6, true);
  view.setUint16(list + 8, view.getUint16(list + 8, true) & ~0x800, true);
  expect(summaries(await checkRecordingFiles([file('voice.zip', bytes)]))).toEqual(['ready אֵם']);
});

const refused: [what: string, file: () => File, why: RegExp][] = [
  ['a name that climbs', () => zip({ '../shalom.wav': tone }), /leads out of its folder/],
  ['a name from the root', () => zip({ '/etc/shalom.wav': tone }), /leads out of its folder/],
  [
    'a bomb',
    () => zip({ 'shalom.wav': [new Uint8Array(60_000_000), { level: 1 }] }),
    /unpacks to more than \d+ MB. Put only audio files/,
  ],
  ['a list that lies of a size', () => lying(), /damaged|unpacks to more/],
  [
    'an archive without audio',
    () => zip({ 'shalom.txt': strToU8('Peace'), 'words/peace.mp3': strToU8('no') }),
    /contains no audio that browsers can play/,
  ],
  ['an empty archive', () => zip({}), /contains no audio/],
  ['an archive in an archive', () => zip({ 'more.zip': zipSync({ 'shalom.wav': tone }) }), /contains another archive/],
  ['an archive that is cut', () => file('half.zip', zipSync({ 'shalom.wav': tone }).subarray(0, 300)), /damaged/],
  [
    'more files than the lessons have',
    () => zip(Object.fromEntries(Array.from({ length: 2_600 }, (_, at) => [`${at}.wav`, strToU8('x')]))),
    /the limit is 2,500/,
  ],
  ['a file that is too large', () => file('shalom.wav', new Uint8Array(maxRecordingBytes + 1)), /larger than 2 MB/],
  ['an empty file', () => file('shalom.wav', new Uint8Array()), /it is empty/],
];
it.each(refused)('refuses %s', async (_, make, why) => {
  const checked = await checkRecordingFiles([make()]);
  expect(checked).toHaveLength(1);
  expect(summaries(checked)[0]).toMatch(/^refused/);
  expect(summaries(checked)[0]).toMatch(why);
});

/** An archive whose central directory declares a wrong, small size. */
function lying(): File {
  const bytes = zipSync({ 'shalom.wav': new Uint8Array(5_000_000) });
  const view = new DataView(bytes.buffer);
  view.setUint32(view.getUint32(bytes.length - 6, true) + 24, 100, true);
  return file('recordings.zip', bytes);
}

it('reports a file that cannot be read and accepts the others', async () => {
  const moved = file('שלום.wav', tone);
  // Browsers reject with this error if the file no longer exists.
  moved.arrayBuffer = () => Promise.reject(new DOMException('A requested file could not be found', 'NotFoundError'));
  expect(summaries(await checkRecordingFiles([moved, file('אֵם.wav', tone)]))).toEqual([
    expect.stringMatching(/refused “שלום.wav” could not be read/),
    'ready אֵם',
  ]);
});
