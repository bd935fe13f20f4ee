import * as z from 'zod';
import { questionRequired } from '../messages.ts';

/** `GET /api/admin/bot/provider`: the model provider that the health monitor can ask for a remedy. */
export const providerAnswer = z.object({
  /** The provider's host; empty if none is configured. */
  host: z.string(),
  model: z.string(),
  /** A sentence about a missing setting; empty if nothing is missing. */
  missing: z.string(),
});
export type ProviderAnswer = z.infer<typeof providerAnswer>;

/** `GET /api/admin/bot/{repairs|errors}/{id}/question`: the exact text that would be sent, and the recipient. */
export const consultQuestion = z.object({
  host: z.string(),
  model: z.string(),
  task: z.string(),
  question: z.string(),
});
export type ConsultQuestion = z.infer<typeof consultQuestion>;

/** `POST /api/admin/bot/{repairs|errors}/{id}/consult`: the question as shown. No other text is sent. */
export const consultForm = z.object({ question: z.string().min(1, questionRequired).max(10_000) });

/** A draft for an administrator to review. It is not applied automatically. */
export const consultAnswer = z.object({ draft: z.string() });
export type ConsultAnswer = z.infer<typeof consultAnswer>;
