import { differBetweenVersions, underlinedWord } from './messages.ts';

/** Explains the underlined words of a comparison. */
export function UnderlineLegend() {
  return (
    <p className="small">
      <u>{underlinedWord}</u> {differBetweenVersions}
    </p>
  );
}
