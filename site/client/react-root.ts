import { tolerateTranslation } from './tolerate-translation.ts';

// All of React's roots come from here, so that React never runs without it.
tolerateTranslation();

export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
