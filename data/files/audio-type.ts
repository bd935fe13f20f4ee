/** An audio format that all current browsers play. */
export interface AudioType {
  extension: 'mp3' | 'ogg' | 'wav' | 'm4a' | 'webm';
  mediaType: string;
}

/** Maximum bytes of a recording: about two minutes of speech as MP3 or twenty seconds as WAV. */
export const maxRecordingBytes = 2_000_000;

const types = {
  mp3: { extension: 'mp3', mediaType: 'audio/mpeg' },
  ogg: { extension: 'ogg', mediaType: 'audio/ogg' },
  wav: { extension: 'wav', mediaType: 'audio/wav' },
  m4a: { extension: 'm4a', mediaType: 'audio/mp4' },
  webm: { extension: 'webm', mediaType: 'audio/webm' },
} as const satisfies Record<string, AudioType>;

/** Detects the audio format from the content of a file. Returns `undefined` for everything else, including video. */
export function detectAudioType(bytes: Uint8Array): AudioType | undefined {
  if (text(bytes, 0, 4) === 'OggS') return hasOggAudio(bytes) ? types.ogg : undefined;
  if (text(bytes, 0, 4) === 'RIFF') return isWave(bytes) ? types.wav : undefined;
  if (text(bytes, 4, 4) === 'ftyp') return isAudioOnly(bytes) ? types.m4a : undefined;
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return isWebmSound(bytes) ? types.webm : undefined;
  return isMp3(bytes) ? types.mp3 : undefined;
}

/** Describes a file that is not audio: "a picture"; `undefined` if it is unknown. */
export function describeNonAudio(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'empty';
  return signatures.find(([start, at]) => startsWith(bytes, start, at))?.[2];
}

const signatures: [start: number[], at: number, what: string][] = [
  [[0x89, 0x50, 0x4e, 0x47], 0, 'a picture'],
  [[0xff, 0xd8, 0xff], 0, 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 0, 'a picture'],
  [[0x25, 0x50, 0x44, 0x46], 0, 'a PDF'],
  [[0x50, 0x4b, 0x03, 0x04], 0, 'an archive'],
  [[0x66, 0x74, 0x79, 0x70], 4, 'a film, or audio in a form that is not played everywhere'],
  [[0x1a, 0x45, 0xdf, 0xa3], 0, 'a film'],
  [[0x66, 0x4c, 0x61, 0x43], 0, 'FLAC, which is large and not played everywhere'],
  [[0x3c], 0, 'a page or drawing'],
];

/** The first page names the codec. */
function hasOggAudio(bytes: Uint8Array): boolean {
  const start = text(bytes, 0, 200);
  return ['\u0001vorbis', 'OpusHead', 'Speex   ', '\u007fFLAC'].some((codec) => start.includes(codec));
}

/** Whether the file has a format chunk and sound data. */
function isWave(bytes: Uint8Array): boolean {
  if (text(bytes, 8, 4) !== 'WAVE') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasFormat = false;
  for (let at = 12; at + 8 <= bytes.length;) {
    const [name, size] = [text(bytes, at, 4), view.getUint32(at + 4, true)];
    if (name === 'data') return hasFormat && size > 0;
    hasFormat ||= name === 'fmt ';
    // Chunks start at even offsets.
    at += 8 + size + (size % 2);
  }
  return false;
}

/** The tracks of an MP4 have handlers: "soun" for sound and "vide" for video. */
function isAudioOnly(bytes: Uint8Array): boolean {
  const handlers = findHandlers(bytes);
  return handlers.includes('soun') && !handlers.includes('vide');
}

const hdlr = [0x68, 0x64, 0x6c, 0x72];

function findHandlers(bytes: Uint8Array): string[] {
  const results: string[] = [];
  for (let at = bytes.indexOf(0x68); at >= 0; at = bytes.indexOf(0x68, at + 1))
    if (startsWith(bytes, hdlr, at)) results.push(text(bytes, at + 12, 4));
  return results;
}

function isWebmSound(bytes: Uint8Array): boolean {
  const start = text(bytes, 0, 2_000);
  return start.includes('webm') && start.includes('A_') && !start.includes('V_');
}

/**
 * Checks for frames, possibly after a tag (ID3v2.4, 3.1) and padding. Requires two consecutive frames because the two
 * sync bytes also occur by chance.
 */
function isMp3(bytes: Uint8Array): boolean {
  let at = 0;
  if (text(bytes, 0, 3) === 'ID3') {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
    at = 10 + ((a << 21) | (b << 14) | (c << 7) | d);
  }
  while (bytes[at] === 0) at += 1;
  const length = frameLength(bytes, at);
  return length !== undefined && (at + length >= bytes.length || frameLength(bytes, at + length) !== undefined);
}

const kilobits = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const hertz = [44_100, 48_000, 32_000];

/** Returns the bytes of an MPEG audio frame, layer III (ISO 11172-3, 2.4.2.3), or `undefined` if none starts here. */
function frameLength(bytes: Uint8Array, at: number): number | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (first !== 0xff || (second & 0xe0) !== 0xe0 || ((second >> 1) & 3) !== 1) return undefined;
  const version = (second >> 3) & 3;
  const isFirst = version === 3;
  const rate = hertz[(third >> 2) & 3];
  const bits = (isFirst ? kilobits.mpeg1 : kilobits.mpeg2)[third >> 4];
  if (version === 1 || !rate || !bits) return undefined;
  const slowed = rate / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  return Math.floor(((isFirst ? 144_000 : 72_000) * bits) / slowed) + ((third >> 1) & 1);
}

function startsWith(bytes: Uint8Array, start: readonly number[], at = 0): boolean {
  return start.every((byte, index) => bytes[at + index] === byte);
}

function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
