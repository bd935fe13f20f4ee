import * as z from 'zod';
import { logStatuses, repairStates, reportStates } from '../health-monitor-states.ts';
import {
  directiveRequired,
  directiveTooLong,
  instructionChangeRequired,
  priorityIsWhole,
  priorityRange,
  remedyRequired,
  resolutionRequired,
  solutionTooLong,
} from '../messages.ts';

/** Number of log entries per page. */
export const logPageSize = 50;

/** Part of the details of a "BOT RESUMPTION" log entry, before the duration of the gap. */
export const resumptionPhrase = 'The checks paused for';
export const resumption = 'BOT RESUMPTION';

export const botInstruction = z.object({
  id: z.string(),
  directive: z.string(),
  priority: z.number(),
  isActive: z.boolean(),
  /** Whether it enables a check of the health monitor; otherwise it is a note for administrators. */
  isCheck: z.boolean(),
});
export type BotInstruction = z.infer<typeof botInstruction>;

const directive = z.string().trim().min(1, directiveRequired).max(500, directiveTooLong);
const priority = z.number(priorityRange).int(priorityIsWhole).min(0, priorityRange).max(100, priorityRange);

/** `POST /api/admin/bot/instructions` */
export const newInstruction = z.object({ directive, priority: priority.default(50) });
export type NewInstruction = z.infer<typeof newInstruction>;

/** `PUT /api/admin/bot/instructions/{id}`. Only the text of a note can be changed. */
export const instructionChange = z
  .object({ isActive: z.boolean(), directive, priority })
  .partial()
  .refine((change) => Object.keys(change).length > 0, instructionChangeRequired);
export type InstructionChange = z.infer<typeof instructionChange>;

export const logQuery = z.object({
  status: z.enum(logStatuses).optional(),
  /** Id of the last known entry; the response has older ones. */
  before: z.string().max(40).optional(),
});

export const botLogEntry = z.object({
  id: z.string(),
  action: z.string(),
  details: z.string(),
  status: z.enum(logStatuses),
  createdAt: z.string(),
});
export type BotLogEntry = z.infer<typeof botLogEntry>;

export const botRepair = z.object({
  id: z.string(),
  elementType: z.string(),
  location: z.string(),
  issue: z.string(),
  remedy: z.string(),
  status: z.enum(repairStates),
  /** A sentence about what "Do it" does. Empty if a person has to do it. */
  mechanical: z.string(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type BotRepair = z.infer<typeof botRepair>;

/** `PUT /api/admin/bot/repairs/{id}` */
export const repairChange = z.object({
  remedy: z.string().trim().min(1, remedyRequired).max(2_000, solutionTooLong),
  status: z.enum(repairStates),
});
export type RepairChange = z.infer<typeof repairChange>;

export const errorReport = z.object({
  id: z.string(),
  errorType: z.string(),
  url: z.string(),
  times: z.number(),
  isLinked: z.boolean(),
  createdAt: z.string(),
  resolution: z.string(),
  status: z.enum(reportStates),
});
export type ErrorReport = z.infer<typeof errorReport>;

/** `PUT /api/admin/bot/errors/{id}` */
export const reportChange = z.object({
  resolution: z.string().trim().min(1, resolutionRequired).max(2_000, solutionTooLong),
  status: z.enum(reportStates),
});
export type ReportChange = z.infer<typeof reportChange>;
