import type {
  BotInstruction,
  BotLogEntry,
  BotRepair,
  ErrorReport,
  InstructionChange,
  NewInstruction,
  RepairChange,
  ReportChange,
} from '#data/administration/contract/bot.ts';
import type { ConsultAnswer, ConsultQuestion, ProviderAnswer } from '#data/administration/contract/consult.ts';
import type { ListedRedirect, RedirectForm, RedirectsAnswer } from '#data/administration/contract/redirects.ts';
import { requestWithSignIn } from '../../client/request-with-sign-in.ts';

const bot = '/api/admin/bot';
const redirects = '/api/admin/redirects';

/** A finding for which a remedy can be requested. */
export interface Finding {
  kind: 'repairs' | 'errors';
  id: string;
}

/** The requests of the health monitor's tab. They behave like those of `admin-api.ts`, which every tab loads. */
export const botApi = {
  instructions: () => requestWithSignIn<BotInstruction[]>(`${bot}/instructions`),
  addInstruction: (form: NewInstruction) =>
    requestWithSignIn<BotInstruction>(`${bot}/instructions`, { method: 'POST', body: form }),
  changeInstruction: ({ id, ...change }: { id: string } & InstructionChange) =>
    requestWithSignIn<BotInstruction>(`${bot}/instructions/${id}`, { method: 'PUT', body: change }),
  deleteInstruction: (id: string) => requestWithSignIn<unknown>(`${bot}/instructions/${id}`, { method: 'DELETE' }),
  log: (query: Record<string, string>) => requestWithSignIn<BotLogEntry[]>(`${bot}/logs?${new URLSearchParams(query)}`),
  repairs: () => requestWithSignIn<BotRepair[]>(`${bot}/repairs`),
  changeRepair: ({ id, ...change }: { id: string } & RepairChange) =>
    requestWithSignIn<BotRepair>(`${bot}/repairs/${id}`, { method: 'PUT', body: change }),
  doRepair: (id: string) => requestWithSignIn<BotRepair>(`${bot}/repairs/${id}/do`, { method: 'POST', body: {} }),
  errors: () => requestWithSignIn<ErrorReport[]>(`${bot}/errors`),
  changeError: ({ id, ...change }: { id: string } & ReportChange) =>
    requestWithSignIn<ErrorReport>(`${bot}/errors/${id}`, { method: 'PUT', body: change }),
  provider: () => requestWithSignIn<ProviderAnswer>(`${bot}/provider`),
  question: ({ kind, id }: Finding) => requestWithSignIn<ConsultQuestion>(`${bot}/${kind}/${id}/question`),
  consult: ({ kind, id, question }: Finding & { question: string }) =>
    requestWithSignIn<ConsultAnswer>(`${bot}/${kind}/${id}/consult`, { method: 'POST', body: { question } }),
  redirects: () => requestWithSignIn<RedirectsAnswer>(redirects),
  makeRedirect: (form: RedirectForm) => requestWithSignIn<ListedRedirect>(redirects, { method: 'POST', body: form }),
  deleteRedirect: (id: string) => requestWithSignIn<ListedRedirect>(`${redirects}/${id}`, { method: 'DELETE' }),
};
