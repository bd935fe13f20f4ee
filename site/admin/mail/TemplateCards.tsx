import { useState } from 'react';
import { sampleTemplates, type SampleTemplate } from '#data/administration/mail-states.ts';
import { templateDescriptions, templateNames, templatePictureAlt } from './messages.ts';

/** Inlined, so that it cannot fail to load. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 540" width="600" height="540"><rect width="600" height="540" fill="#f1ede3"/><g fill="none" stroke="#5d574e" stroke-width="6"><rect x="180" y="190" width="240" height="160" rx="8"/><path d="m180 198 120 88 120-88"/></g></svg>',
)}`;

/** Name, description and picture of each template. The pictures are made from the messages themselves. */
export function TemplateCards() {
  return (
    <ul className="templates">
      {sampleTemplates.map((template) => (
        <li key={template}>
          <Picture template={template} />
          <h3>{templateNames[template]}</h3>
          <p className="hint">
            <code>{template}</code>
          </p>
          <p>{templateDescriptions[template]}</p>
        </li>
      ))}
    </ul>
  );
}

function Picture({ template }: { template: SampleTemplate }) {
  const [isLost, setLost] = useState(false);
  return (
    <img
      src={isLost ? placeholder : `/api/admin/email/pictures/${template}.svg`}
      alt={templatePictureAlt(template, isLost)}
      width={600}
      height={540}
      onError={() => setLost(true)}
    />
  );
}
