import { Outbox } from './Outbox.tsx';
import { SendForm } from './SendForm.tsx';
import { TemplateCards } from './TemplateCards.tsx';

/** Sends test messages, shows the templates, and lists the outbox. */
export function EmailTab() {
  return (
    <>
      <section>
        <h2>Send a message</h2>
        <SendForm />
      </section>
      <section>
        <h2>Templates</h2>
        <TemplateCards />
      </section>
      <section>
        <h2>Outbox</h2>
        <Outbox />
      </section>
    </>
  );
}
