import { treasuryName } from './messages.ts';

/** The source of references, with a link to its license. */
export function TreasuryName() {
  return <a href="/about/texts#treasury">{treasuryName}</a>;
}
