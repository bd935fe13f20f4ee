import type { InterlinearAnswer } from '#data/interlinear/interlinear-answer.ts';
import type { InterlinearMenus } from '#data/interlinear/interlinear-menus.ts';
import type { InterlinearLine } from '#data/interlinear/interlinear-lines.ts';
import type { ColorChoice } from '#data/interlinear/word-colors.ts';
import type { NothingFoundProps } from '../ui/NothingFound.tsx';

/** There is no such passage or text. */
export interface NoInterlinear extends NothingFoundProps {
  kind: 'none';
}

export interface InterlinearPageProps extends InterlinearMenus {
  outcome: InterlinearAnswer | NoInterlinear;
  /** As in the URL; absent if it has none, so that the reader's stored choice counts. */
  lines?: readonly InterlinearLine[] | undefined;
  color?: ColorChoice | undefined;
  /** As in the URL: code of the text under this one, or empty. */
  asked: string;
  /** Names in the URL that are no lines. */
  unknownLines: readonly string[];
  /** The color in the URL, if it is none of the choices. */
  unknownColor?: string | undefined;
  /** Path and passage of the page, without the choice of lines. */
  path: string;
  passage: string;
  /** The texts are those that the device has saved. */
  isOnDevice?: boolean;
}
