import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../parts/Loaded.tsx';
import { botListFailed, loadingBotList } from './messages.ts';

export interface BotListProps<Row> {
  query: UseQueryResult<Row[]>;
  /** For example "repair tasks": the name in error messages. */
  what: string;
  children: (rows: Row[]) => ReactNode;
}

/** A list of the health monitor, its loading state, or an error with a retry button. */
export function BotList<Row>({ query, what, children }: BotListProps<Row>) {
  return (
    <Loaded query={query} label={loadingBotList(what)} failed={botListFailed(what)}>
      {children}
    </Loaded>
  );
}
