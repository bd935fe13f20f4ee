import type { Binyan, VerbForm } from './binyan.ts';
import { parseRoot, type Root } from './root.ts';
import { pronounce } from './sounds.ts';
import { endingOf } from './verb-endings.ts';
import { irregularities } from './verb-lexicon.ts';
import { stemsOf, type Stem } from './verb-stems.ts';

const shinDots = /[\u05C1\u05C2]/gu;

/** A root does not tell shin from sin; forms are compared without the dot. */
export function withoutShinDots(hebrew: string): string {
  return hebrew.replace(shinDots, '');
}

/** Four letters fill the place of three where the middle one is doubled: דִּבֵּר, תִּרְגֵּם. */
function fill(code: string, { first, middle, last }: Root): string {
  const [second = '', third] = middle;
  return code.replaceAll('2.', third ? `${second}:${third}` : '2.').replaceAll('1', first).replaceAll('2', second).replaceAll('3', last);
}

function pronounceStem([stem, ending]: Stem, root: Root): string {
  return pronounce(fill(stem + (ending ? endingOf(root, ending) : ''), root));
}

/**
 * The forms that are right for a root in a binyan (NFC, shin without its dot): more than one where custom allows more,
 * none where the binyan has no such form or no rule stands here. Throws an error that carries a root that is none.
 */
export function conjugate(rootName: string, binyan: Binyan, form: VerbForm): string[] {
  const irregular = irregularities.find((one) => one.root === rootName && one.binyan === binyan && one.form === form);
  if (irregular) return [withoutShinDots(irregular.hebrew.normalize('NFC'))];
  const root = parseRoot(rootName);
  const stems = stemsOf(root, binyan)[form] ?? [];
  return [...new Set(stems.map((stem) => pronounceStem(stem, root)))];
}
