import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../parts/Loaded.tsx';

export interface BotListProps<Row> {
  query: UseQueryResult<Row[]>;
  /** "repair tasks": as the message of a failure names them. */
  what: string;
  children: (rows: Row[]) => ReactNode;
}

/** Rows of the watcher, or that they are loading, or that they are not there with a way to try again. */
export function BotList<Row>({ query, what, children }: BotListProps<Row>) {
  return (
    <Loaded query={query} label={`Loading ${what}`} failed={`Failed to load ADMIN BOT ${what}. Please try again.`}>
      {children}
    </Loaded>
  );
}
