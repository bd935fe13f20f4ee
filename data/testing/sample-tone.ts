/**
 * Generates a tone as a WAV file, 8-bit mono: real audio, small enough for tests. Different values of `hertz` produce
 * different files.
 */
export function sampleTone(hertz: number, seconds = 0.4): Uint8Array<ArrayBuffer> {
  const rate = 8_000;
  const samples = Math.round(rate * seconds);
  const bytes = new Uint8Array(44 + samples);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) bytes[at + index] = letter.charCodeAt(0);
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let at = 0; at < samples; at += 1)
    bytes[44 + at] = 128 + Math.round(90 * Math.sin((2 * Math.PI * hertz * at) / rate));
  return bytes;
}
