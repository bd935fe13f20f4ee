import { tolerateTranslation } from './tolerate-translation.ts';

// All React roots are created here, so that React never runs without this patch.
tolerateTranslation();

export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
