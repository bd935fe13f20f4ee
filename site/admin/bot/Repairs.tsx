import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BotRepair } from '#data/administration/contract/bot.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { Rows } from '../parts/Rows.tsx';
import { botApi } from './bot-api.ts';
import { BotList } from './BotList.tsx';
import { SolveForm } from './SolveForm.tsx';
import {
  applyRepairAction,
  automaticRepairMessage,
  botStatusMessage,
  checkName,
  completedTitle,
  fixAction,
  fixLabel,
  noCompletedRepairs,
  noPendingRepairs,
  pendingTitle,
  remedyHint,
  remedyLabel,
  remedyMessage,
  repairFacts,
  repairUpdateFailed,
  repairUpdated,
  repairsAbout,
  repairsName,
  runRepairAction,
  runRepairLabel,
} from './messages.ts';

const isOpen = ({ status }: BotRepair): boolean => status === 'pending' || status === 'in_progress';

/** Open and solved repair tasks that the health monitor found. */
export function Repairs() {
  const repairs = useQuery({ queryKey: ['bot', 'repairs'], queryFn: botApi.repairs });
  return (
    <BotList query={repairs} what={repairsName}>
      {(rows) => (
        <>
          <p className="hint">{repairsAbout}</p>
          <section>
            <h2>{pendingTitle}</h2>
            <RepairList rows={rows.filter(isOpen)} none={noPendingRepairs} />
          </section>
          <section>
            <h2>{completedTitle}</h2>
            <RepairList rows={rows.filter((row) => !isOpen(row))} none={noCompletedRepairs} />
          </section>
        </>
      )}
    </BotList>
  );
}

function RepairList({ rows, none }: { rows: readonly BotRepair[]; none: string }) {
  return (
    <Rows none={none}>
      {rows.map((row) => (
        <Repair key={row.id} repair={row} />
      ))}
    </Rows>
  );
}

function Repair({ repair }: { repair: BotRepair }) {
  const { id, elementType, location, issue, remedy, status, mechanical, createdAt, endedAt } = repair;
  const [isSolving, setSolving] = useState(false);
  const { within, next } = useStableFocus();
  const outcome = { done: repairUpdated, failed: repairUpdateFailed, invalidates: [['bot']] };
  const change = useServerAction({ run: botApi.changeRepair, ...outcome, onDone: () => setSolving(false) });
  const doIt = useServerAction({ run: botApi.doRepair, ...outcome });
  return (
    <li className="import" {...within}>
      <div>
        <b>{checkName(elementType) ?? elementType}</b>{' '}
        <span className={status === 'failed' ? 'pill bad' : 'pill'}>{botStatusMessage(status)}</span>
        <p className="hint">{repairFacts(location, endedAt ?? createdAt)}</p>
        <p>{issue}</p>
        {remedy && <p>{remedyMessage(remedy)}</p>}
        {mechanical && isOpen(repair) && <p className="hint">{automaticRepairMessage(mechanical)}</p>}
        {isSolving && (
          <SolveForm
            finding={{ kind: 'repairs', id }}
            label={remedyLabel}
            about={remedyHint}
            action={applyRepairAction}
            isPending={change.isPending}
            onSolve={(text) => change.mutate({ id, remedy: text, status: 'completed' })}
            onCancel={() => setSolving(false)}
          />
        )}
      </div>
      {isOpen(repair) && !isSolving && (
        <div className="actions">
          {mechanical && (
            <BusyButton
              type="button"
              className="button primary"
              isBusy={doIt.isPending}
              aria-label={runRepairLabel(location)}
              onClick={() => doIt.mutate(id)}
            >
              {runRepairAction}
            </BusyButton>
          )}
          <button
            ref={next}
            type="button"
            className="button"
            aria-label={fixLabel(location)}
            onClick={() => setSolving(true)}
          >
            {fixAction}
          </button>
        </div>
      )}
    </li>
  );
}
