import type {
  BotInstruction,
  BotLogEntry,
  BotRepair,
  ErrorReport,
  NewInstruction,
  RepairChange,
  ReportChange,
} from '#data/administration/contract/bot.ts';
import type { ConsultAnswer, ConsultQuestion, ProviderAnswer } from '#data/administration/contract/consult.ts';
import type { ListedRedirect, RedirectForm, RedirectsAnswer } from '#data/administration/contract/redirects.ts';
import { guarded } from '../../client/guarded.ts';

const bot = '/api/admin/bot';
const redirects = '/api/admin/redirects';

/** A finding for which a remedy can be requested. */
export interface Finding {
  kind: 'repairs' | 'errors';
  id: string;
}

/** The requests of the health monitor's tab. They behave like those of `admin-api.ts`, which every tab loads. */
export const botApi = {
  instructions: () => guarded<BotInstruction[]>(`${bot}/instructions`),
  addInstruction: (form: NewInstruction) =>
    guarded<BotInstruction>(`${bot}/instructions`, { method: 'POST', body: form }),
  switchInstruction: ({ id, isActive }: Pick<BotInstruction, 'id' | 'isActive'>) =>
    guarded<BotInstruction>(`${bot}/instructions/${id}`, { method: 'PUT', body: { isActive } }),
  log: (query: Record<string, string>) => guarded<BotLogEntry[]>(`${bot}/logs?${new URLSearchParams(query)}`),
  repairs: () => guarded<BotRepair[]>(`${bot}/repairs`),
  changeRepair: ({ id, ...change }: { id: string } & RepairChange) =>
    guarded<BotRepair>(`${bot}/repairs/${id}`, { method: 'PUT', body: change }),
  doRepair: (id: string) => guarded<BotRepair>(`${bot}/repairs/${id}/do`, { method: 'POST', body: {} }),
  errors: () => guarded<ErrorReport[]>(`${bot}/errors`),
  changeError: ({ id, ...change }: { id: string } & ReportChange) =>
    guarded<ErrorReport>(`${bot}/errors/${id}`, { method: 'PUT', body: change }),
  provider: () => guarded<ProviderAnswer>(`${bot}/provider`),
  question: ({ kind, id }: Finding) => guarded<ConsultQuestion>(`${bot}/${kind}/${id}/question`),
  consult: ({ kind, id, question }: Finding & { question: string }) =>
    guarded<ConsultAnswer>(`${bot}/${kind}/${id}/consult`, { method: 'POST', body: { question } }),
  redirects: () => guarded<RedirectsAnswer>(redirects),
  makeRedirect: (form: RedirectForm) => guarded<ListedRedirect>(redirects, { method: 'POST', body: form }),
  deleteRedirect: (id: string) => guarded<ListedRedirect>(`${redirects}/${id}`, { method: 'DELETE' }),
};
