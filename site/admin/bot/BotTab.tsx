import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { resumption, resumptionPhrase } from '#data/administration/contract/bot.ts';
import { confirmDiscard } from '../use-unsaved-changes.ts';
import { AgentInfo } from './AgentInfo.tsx';
import { adminApi } from '../admin-api.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { botApi } from './bot-api.ts';
import { BotLog } from './BotLog.tsx';
import { Directives } from './Directives.tsx';
import { Errors } from './Errors.tsx';
import { Repairs } from './Repairs.tsx';
import {
  agentTab,
  botName,
  directivesTab,
  errorsTab,
  logTab,
  noAlertsMessage,
  repairsTab,
  resumptionMessage,
  resumptionTitle,
} from './messages.ts';

const parts = [
  ['directives', directivesTab, Directives],
  ['log', logTab, BotLog],
  ['repairs', repairsTab, Repairs],
  ['errors', errorsTab, Errors],
  ['agent', agentTab, AgentInfo],
] as const;

/** Instructions and findings of the health monitor, and tasks left to people. */
export function BotTab() {
  const [part, setPart] = useState<string>('directives');
  return (
    <>
      <Resumption />
      <NoAlerts />
      <Tabs.Root activationMode="manual" value={part} onValueChange={(id) => confirmDiscard() && setPart(id)}>
        <Tabs.List className="tabs ruled" aria-label={botName}>
          {parts.map(([id, name]) => (
            <Tabs.Trigger key={id} value={id}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {parts.map(([id, , Part]) => (
          <Tabs.Content key={id} value={id} tabIndex={-1}>
            <Part />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}

/** Without a mail server, serious problems are shown only here. */
function NoAlerts() {
  const outbox = useQuery({ queryKey: ['outbox'], queryFn: adminApi.outbox });
  const missing = outbox.data?.missing;
  return missing ? (
    <p className="notice">
      <LinkedText text={noAlertsMessage(missing)} />
    </p>
  ) : null;
}

/** Shown while the last interruption is among the latest entries of the log. */
function Resumption() {
  const log = useQuery({ queryKey: ['bot', 'log', 'latest'], queryFn: () => botApi.log({}) });
  const entry = log.data?.find(({ action, details }) => action === resumption && details.includes(resumptionPhrase));
  if (!entry) return null;
  return (
    <p className="notice" role="status">
      <b>{resumptionTitle}</b> {resumptionMessage(entry)}
    </p>
  );
}
