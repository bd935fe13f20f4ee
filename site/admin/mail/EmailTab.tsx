import { Outbox } from './Outbox.tsx';
import { SendForm } from './SendForm.tsx';
import { TemplateCards } from './TemplateCards.tsx';
import { chooseSettingsCategory } from '../settings/chosen-category.ts';
import { mailCategory, outboxTitle, sendTitle, setUpSending, setUpSendingLink, templatesTitle } from './messages.ts';

/** Sends test messages, shows the templates, and lists the outbox. */
export function EmailTab() {
  return (
    <>
      <section>
        <h2>{sendTitle}</h2>
        <p className="hint">
          {setUpSending}{' '}
          <a href="/admin#system-settings" onClick={() => chooseSettingsCategory(mailCategory)}>
            {setUpSendingLink}
          </a>
        </p>
        <SendForm />
      </section>
      <section>
        <h2>{outboxTitle}</h2>
        <Outbox />
      </section>
      <section>
        <h2>{templatesTitle}</h2>
        <TemplateCards />
      </section>
    </>
  );
}
