import { keepOffline } from './keep-offline.ts';
import './learning-table.ts';
import './speak-buttons.ts';

// What a learner has opened once can be opened again without a network.
addEventListener('load', () => void keepOffline());
