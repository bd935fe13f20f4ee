import { Message } from '../ui/Message.tsx';

/** Stands in place of an entry; `asked` is what the address says. */
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
