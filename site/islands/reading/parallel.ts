import { listenForComparisonActions } from './comparison-actions.ts';

const comparison = document.querySelector<HTMLElement>('.comparison');
if (comparison) listenForComparisonActions(comparison);
