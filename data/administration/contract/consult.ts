import * as z from 'zod';

/** `GET /api/admin/bot/provider`: whom the watcher may ask for a remedy. */
export const providerAnswer = z.object({
  /** Its host; empty where none is set. */
  host: z.string(),
  model: z.string(),
  /** What has to be set first, as a sentence; empty where nothing. */
  missing: z.string(),
});
export type ProviderAnswer = z.infer<typeof providerAnswer>;

/** `GET /api/admin/bot/{repairs|errors}/{id}/question`: what would be sent, word for word, and to whom. */
export const consultQuestion = z.object({
  host: z.string(),
  model: z.string(),
  task: z.string(),
  question: z.string(),
});
export type ConsultQuestion = z.infer<typeof consultQuestion>;

/** `POST /api/admin/bot/{repairs|errors}/{id}/consult`: the question as it was shown; no other is sent. */
export const consultForm = z.object({ question: z.string().min(1, 'The question is missing').max(10_000) });

/** Words for a person to read and change; nothing is done by them. */
export const consultAnswer = z.object({ draft: z.string() });
export type ConsultAnswer = z.infer<typeof consultAnswer>;
