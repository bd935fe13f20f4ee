import { defineConfig } from 'drizzle-kit';

/** `npm run migration:app` writes the next migration of the site's state from its tables. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './data/schema/app.ts',
  out: './worker/migrations/app',
});
