import { Message } from '../ui/Message.tsx';
import { differentSearch, notFoundTitle } from './messages.ts';

/** Shown instead of an entry. `asked` is the number from the URL. */
export function EntryNotFound({ asked }: { asked: string }) {
  return (
    <Message title={notFoundTitle}>
      <p>
        We couldn't find information for Strong's number <bdi>{asked}</bdi>.
      </p>
      <a className="button" href="/">
        {differentSearch}
      </a>
    </Message>
  );
}
