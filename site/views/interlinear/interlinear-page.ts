import type { InterlinearAnswer } from '#data/interlinear/interlinear-answer.ts';
import type { InterlinearMenus } from '#data/interlinear/interlinear-menus.ts';
import type { InterlinearLine } from '#data/interlinear/interlinear-lines.ts';
import type { ColorChoice } from '#data/interlinear/word-colors.ts';

/** There is no such passage or text. `ways` are links to other pages. */
export interface NoInterlinear {
  kind: 'none';
  title: string;
  message: string;
  ways: readonly { href: string; name: string }[];
}

export interface InterlinearPageProps extends InterlinearMenus {
  outcome: InterlinearAnswer | NoInterlinear;
  /** As in the URL; absent if it has none, so that the reader's stored choice counts. */
  lines?: readonly InterlinearLine[] | undefined;
  color?: ColorChoice | undefined;
  /** Names in the URL that are no lines. */
  unknownLines: readonly string[];
  /** Path and passage of the page, without the choice of lines. */
  path: string;
  passage: string;
}
