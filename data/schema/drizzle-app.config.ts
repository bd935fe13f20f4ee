import { defineConfig } from 'drizzle-kit';

/** `npm run migration:app` generates the next migration of the app database from its tables. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './data/schema/app.ts',
  out: './worker/migrations/app',
});
