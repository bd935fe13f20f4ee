import type { D1Migration } from 'cloudflare:test';
import type { Bindings } from '../env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      MIGRATIONS: D1Migration[];
      APP_MIGRATIONS: D1Migration[];
      /** Number of random sequences in `routes/my-study.test.ts`. */
      STUDY_SEQUENCES: string;
      /** A database without tables. */
      EMPTY: D1Database;
      /** A library with other versions, filled by the tests that need it. */
      OTHER: D1Database;
    }
    interface GlobalProps {
      mainModule: typeof import('../index.ts');
    }
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** See `scripts/testing/mail-server`. */
    mailServer: { port: number; plainPort: number; hangingPort: number; cutPort: number; inbox: string };
    /** See `scripts/testing/ai-provider`. */
    providerUrl: string;
  }
}
