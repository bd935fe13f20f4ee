export interface Progress {
  stage: string;
  done: number;
  total: number;
}

export type OnProgress = (progress: Progress) => void;
