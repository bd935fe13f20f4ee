import { Outbox } from './Outbox.tsx';
import { SendForm } from './SendForm.tsx';
import { TemplateCards } from './TemplateCards.tsx';
import { outboxTitle, sendTitle, templatesTitle } from './messages.ts';

/** Sends test messages, shows the templates, and lists the outbox. */
export function EmailTab() {
  return (
    <>
      <section>
        <h2>{sendTitle}</h2>
        <SendForm />
      </section>
      <section>
        <h2>{templatesTitle}</h2>
        <TemplateCards />
      </section>
      <section>
        <h2>{outboxTitle}</h2>
        <Outbox />
      </section>
    </>
  );
}
