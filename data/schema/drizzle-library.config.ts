import { defineConfig } from 'drizzle-kit';

/** `npm run migration` generates the next migration of the library from its tables. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './data/schema/library.ts',
  out: './worker/migrations/library',
});
