import { Message } from '../ui/Message.tsx';

/** Shown instead of an entry. `asked` is the number from the URL. */
export function EntryNotFound({ asked }: { asked: string }) {
  return (
    <Message title="Dictionary Entry Not Found">
      <p>
        We couldn't find information for Strong's number <bdi>{asked}</bdi>.
      </p>
      <a className="button" href="/">
        Try a Different Search
      </a>
    </Message>
  );
}
