import { whyEntryIsMissing } from '#data/dictionary/missing-entry.ts';
import { Message } from '../ui/Message.tsx';
import { missingEntryTexts } from './no-entry/messages.ts';
import { differentSearch, notFoundTitle } from './messages.ts';

/** Shown instead of an entry. `asked` is the number from the URL. */
export function EntryNotFound({ asked }: { asked: string }) {
  const reason = whyEntryIsMissing(asked);
  return (
    <Message title={notFoundTitle}>
      <p>
        We couldn't find information for Strong's number <bdi>{asked}</bdi>.
      </p>
      {reason && <p>{missingEntryTexts[reason]}</p>}
      <a className="button" href="/">
        {differentSearch}
      </a>
    </Message>
  );
}
