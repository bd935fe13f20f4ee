export { GET } from '../edition.json.ts';
