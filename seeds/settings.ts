import * as z from 'zod';

/** A setting of the site. Its value is text everywhere except in the output of its schema. */
export interface SettingSeed {
  category: string;
  dataType: 'string' | 'number' | 'boolean' | 'json';
  label: string;
  /** Its effect, and when it applies. */
  description: string;
  defaultValue: string;
  /** The allowed values. */
  options?: readonly string[];
  /** Its value is never sent to clients. */
  isProtected?: true;
  /**
   * The site does not use it yet, which the dashboard shows. Remove this when the setting is used; a test checks it.
   */
  isWaiting?: true;
  /** The worker secret that takes precedence over it. */
  secret?: 'SMTP_PASSWORD' | 'AI_PROVIDER_KEY';
  /** Parses the text into the value that the site uses. Its messages are shown next to the field. */
  schema: z.ZodType<unknown, string>;
}

const flag = z.enum(['true', 'false'], { error: 'This is either true or false' }).transform((text) => text === 'true');
/** HTTPS, or HTTP to a model on the same machine. */
const providerUrl = z
  .url({ protocol: /^https?$/, error: 'An address that begins with https://' })
  .max(300, 'At most 300 characters')
  .refine(
    (text) => text.startsWith('https:') || /^(?:localhost|127\.0\.0\.1)$/.test(new URL(text).hostname),
    'An address that begins with https://; http:// is for localhost alone',
  );
/** Not trimmed: a password can have leading and trailing spaces. */
const secret = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'One line, without control characters' });
const line = (max: number) => secret(max).transform((text) => text.trim());
const empty = z.literal('');

/**
 * All settings of the site. A new entry appears in the dashboard at once; code reads its value with `readSettings`. A
 * change is live everywhere within a minute.
 */
export const settingSeeds = {
  'site.name_line': {
    category: 'Site',
    dataType: 'string',
    label: 'Tagline',
    description:
      'Says in a few words whose site this is: "of the college library". It stands below the name in the head of every page, on phones at its foot. Empty to have none.',
    defaultValue: '',
    schema: line(80),
  },
  'site.default_version': {
    category: 'Site',
    dataType: 'string',
    label: 'Default version',
    description: 'Code of the version that is searched and opened unless another is asked for. It has to be loaded.',
    defaultValue: 'kjv_strongs',
    schema: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'A version’s code has small letters, digits and underscores'),
  },
  'site.default_parallel': {
    category: 'Site',
    dataType: 'boolean',
    label: 'Parallel view by default',
    description:
      'Whether results begin with each verse beside its counterpart in another version. Readers can switch it on and off.',
    defaultValue: 'false',
    schema: flag,
  },
  'site.count_searches': {
    category: 'Site',
    dataType: 'boolean',
    label: 'Count searches',
    description: 'Counts what is searched for by day, and never who searched. What was counted stays when it is off.',
    defaultValue: 'true',
    schema: flag,
  },
  'site.security_contact': {
    category: 'Site',
    dataType: 'string',
    label: 'Contact for security',
    description:
      'Where somebody who finds a weakness of the site tells it: an e-mail address, or the https:// address of a form. It stands in /.well-known/security.txt, which there is only with it.',
    defaultValue: '',
    schema: z.union([
      empty,
      z.email('This is neither an e-mail address nor an https:// address').max(254, 'At most 254 characters'),
      z
        .url({ protocol: /^https$/, error: 'This is neither an e-mail address nor an https:// address' })
        .max(300, 'At most 300 characters'),
    ]),
  },
  'accounts.registration_open': {
    category: 'Accounts',
    dataType: 'boolean',
    label: 'Open registration',
    description: 'Whether visitors can make an account of their own. Invitations work either way.',
    defaultValue: 'true',
    schema: flag,
  },
  'mail.host': {
    category: 'E-mail',
    dataType: 'string',
    label: 'Mail server',
    description: 'Host name of the SMTP server. Without one, messages are held and not sent.',
    defaultValue: '',
    schema: z.union([empty, z.string().regex(/^[a-z0-9.-]{1,253}$/i, 'A host name such as smtp.example.org')]),
  },
  'mail.port': {
    category: 'E-mail',
    dataType: 'number',
    label: 'Port of the mail server',
    description: '465 (encrypted from the start) or 587 (STARTTLS); port 25 is closed to the platform.',
    defaultValue: '465',
    schema: z
      .string()
      .regex(/^\d{1,5}$/, 'A port is a number')
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535 && port !== 25, { error: 'A port from 1 to 65535, other than 25' }),
  },
  'mail.security': {
    category: 'E-mail',
    dataType: 'string',
    label: 'Encryption of mail',
    description: 'How the connection to the mail server is encrypted. "none" is for a server on the same machine.',
    defaultValue: 'tls',
    options: ['tls', 'starttls', 'none'],
    schema: z.enum(['tls', 'starttls', 'none'], { error: 'One of tls, starttls, none' }),
  },
  'mail.username': {
    category: 'E-mail',
    dataType: 'string',
    label: 'User name at the mail server',
    description: 'Empty where the server asks for none.',
    defaultValue: '',
    schema: line(200),
  },
  'mail.password': {
    category: 'E-mail',
    dataType: 'string',
    label: 'Password at the mail server',
    description: 'The deployment’s secret SMTP_PASSWORD goes before it.',
    defaultValue: '',
    isProtected: true,
    secret: 'SMTP_PASSWORD',
    schema: secret(500),
  },
  'mail.from_address': {
    category: 'E-mail',
    dataType: 'string',
    label: 'Sender’s address',
    description: 'The address that messages of the site come from. Without one they are held and not sent.',
    defaultValue: '',
    schema: z.union([empty, z.email('This is not an e-mail address').max(254, 'At most 254 characters')]),
  },
  'mail.from_name': {
    category: 'E-mail',
    dataType: 'string',
    label: 'Sender’s name',
    description: 'The name beside that address; empty for the site’s own.',
    defaultValue: '',
    schema: line(80),
  },
  'mail.site_address': {
    category: 'E-mail',
    dataType: 'string',
    label: 'Address of the site in messages',
    description:
      'Where links in messages lead, such as https://bible.example.org. Empty for the address that the pages were built with.',
    defaultValue: '',
    schema: z.union([
      empty,
      z
        .url({ protocol: /^https?$/, error: 'An address that begins with https://' })
        .max(200, 'At most 200 characters')
        .transform((text) => new URL(text).origin),
    ]),
  },
  'ai.provider_url': {
    category: 'AI',
    dataType: 'string',
    label: 'Address of the AI provider',
    description:
      'Of a service that speaks the chat format of OpenAI. Nothing is sent anywhere until a key is set, and then only what an administrator has seen first.',
    defaultValue: 'https://api.openai.com/v1',
    schema: z.union([empty, providerUrl]),
  },
  'ai.model': {
    category: 'AI',
    dataType: 'string',
    label: 'Model of the AI provider',
    description: 'The name of the model as the provider writes it.',
    defaultValue: '',
    schema: line(100),
  },
  'ai.provider_key': {
    category: 'AI',
    dataType: 'string',
    label: 'Key of the AI provider',
    description: 'The deployment’s secret AI_PROVIDER_KEY goes before it.',
    defaultValue: '',
    isProtected: true,
    secret: 'AI_PROVIDER_KEY',
    schema: secret(500),
  },
  'security.admin_two_factors': {
    category: 'Security',
    dataType: 'boolean',
    label: 'Two factors for administrators',
    description:
      'Whether administrators need more than a password: a passkey, or the code of an authenticator app beside the password. Whoever signed in by a password alone reaches only the account, to add one of the two. Sessions that were begun before count as such.',
    defaultValue: 'false',
    schema: flag,
  },
} as const satisfies Record<string, SettingSeed>;

export type SettingKey = keyof typeof settingSeeds;

/** The values that the site uses, without protected ones. */
export type SettingValues = { [Key in SettingKey]: z.output<(typeof settingSeeds)[Key]['schema']> };
