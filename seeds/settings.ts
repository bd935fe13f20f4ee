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
  /** Names of allowed values. */
  optionNames?: Readonly<Record<string, string>>;
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

const flag = z.enum(['true', 'false'], { error: 'Enter true or false' }).transform((text) => text === 'true');
/** HTTPS, or HTTP to a model on the same machine. */
const providerUrl = z
  .url({ protocol: /^https?$/, error: 'Enter a URL that starts with https://' })
  .max(300, 'At most 300 characters')
  .refine(
    (text) => text.startsWith('https:') || /^(?:localhost|127\.0\.0\.1)$/.test(new URL(text).hostname),
    'Enter a URL that starts with https://. Only localhost can use http://',
  );
/** Not trimmed: a password can have leading and trailing spaces. */
const secret = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'Enter a single line without control characters' });
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
      'A few words below the site name, for example “Greenfield College Library”. Shown at the top of every page, on phones at the bottom. Leave empty for no tagline.',
    defaultValue: '',
    schema: line(80),
  },
  'site.default_version': {
    category: 'Site',
    dataType: 'string',
    label: 'Bible shown first',
    description: 'The version that readers see and search unless they choose another one.',
    defaultValue: 'kjv_strongs',
    schema: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Enter the code of a version: lowercase letters, digits and underscores'),
  },
  'site.default_parallel': {
    category: 'Site',
    dataType: 'boolean',
    label: 'Parallel view by default',
    description: 'Shows search results next to the same verse in another version. Readers can turn it on and off.',
    defaultValue: 'false',
    schema: flag,
  },
  'site.count_searches': {
    category: 'Site',
    dataType: 'boolean',
    label: 'Count searches',
    description:
      'Counts searches per day, without any information about who searched. Earlier counts stay when you turn this off.',
    defaultValue: 'true',
    schema: flag,
  },
  'site.security_contact': {
    category: 'Site',
    dataType: 'string',
    label: 'Contact for security problems',
    description:
      'An email address for people who find a security problem of this site, or the https:// URL of a form. Leave empty for none. For technicians: it is published in /.well-known/security.txt.',
    defaultValue: '',
    schema: z.union([
      empty,
      z.email('Enter an email address or an https:// URL').max(254, 'At most 254 characters'),
      z
        .url({ protocol: /^https$/, error: 'Enter an email address or an https:// URL' })
        .max(300, 'At most 300 characters'),
    ]),
  },
  'accounts.registration_open': {
    category: 'Accounts',
    dataType: 'boolean',
    label: 'Open registration',
    description: 'Visitors can create an account. Invitations also work when this is off.',
    defaultValue: 'true',
    schema: flag,
  },
  'mail.host': {
    category: 'Email',
    dataType: 'string',
    label: 'Mail server',
    description:
      'Ask your email provider for this value: the host name of its SMTP server, for example smtp.example.org. While it is empty, the site sends no email.',
    defaultValue: '',
    schema: z.union([
      empty,
      z.string().regex(/^[a-z0-9.-]{1,253}$/i, 'Enter a host name, for example smtp.example.org'),
    ]),
  },
  'mail.port': {
    category: 'Email',
    dataType: 'number',
    label: 'Mail server port',
    description:
      'Ask your email provider for this value. It is usually 465 (with the encryption TLS) or 587 (with STARTTLS). Port 25 does not work.',
    defaultValue: '465',
    schema: z
      .string()
      .regex(/^\d{1,5}$/, 'Enter a number')
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535 && port !== 25, {
        error: 'Enter a port from 1 to 65535, except 25',
      }),
  },
  'mail.security': {
    category: 'Email',
    dataType: 'string',
    label: 'Mail server encryption',
    description:
      'Ask your email provider for this value: it belongs to the port. Use “None” only for a server on the same machine.',
    defaultValue: 'tls',
    options: ['tls', 'starttls', 'none'],
    optionNames: {
      tls: 'TLS (usual with port 465)',
      starttls: 'STARTTLS (usual with port 587)',
      none: 'None',
    },
    schema: z.enum(['tls', 'starttls', 'none'], { error: 'Choose tls, starttls or none' }),
  },
  'mail.username': {
    category: 'Email',
    dataType: 'string',
    label: 'Mail server username',
    description:
      'Ask your email provider for this value; often it is your email address. Leave empty if the server does not need one.',
    defaultValue: '',
    schema: line(200),
  },
  'mail.password': {
    category: 'Email',
    dataType: 'string',
    label: 'Mail server password',
    description:
      'The password that belongs to this username; some providers call it an app password. For technicians: a secret SMTP_PASSWORD of the deployment is used instead.',
    defaultValue: '',
    isProtected: true,
    secret: 'SMTP_PASSWORD',
    schema: secret(500),
  },
  'mail.from_address': {
    category: 'Email',
    dataType: 'string',
    label: 'Sender address',
    description:
      'The email address that messages come from. It must belong to your email provider. While it is empty, the site sends no email.',
    defaultValue: '',
    schema: z.union([empty, z.email('Enter a valid email address').max(254, 'At most 254 characters')]),
  },
  'mail.from_name': {
    category: 'Email',
    dataType: 'string',
    label: 'Sender name',
    description: 'The name that messages come from. Leave empty to use the name of the site.',
    defaultValue: '',
    schema: line(80),
  },
  'mail.site_address': {
    category: 'Email',
    dataType: 'string',
    label: 'Web address in links and emails',
    description:
      'Invitations and links in emails start with this web address of the site, for example https://bible.example.org. If it is wrong, these links do not work. Leave empty to use the address that the site was built with.',
    defaultValue: '',
    schema: z.union([
      empty,
      z
        .url({ protocol: /^https?$/, error: 'Enter a URL that starts with https://' })
        .max(200, 'At most 200 characters')
        .transform((text) => new URL(text).origin),
    ]),
  },
  'ai.provider_url': {
    category: 'AI',
    dataType: 'string',
    label: 'AI provider URL',
    description:
      'A service with the chat API of OpenAI. Nothing is sent until a key is set. After that, administrators see each request before it is sent.',
    defaultValue: 'https://api.openai.com/v1',
    schema: z.union([empty, providerUrl]),
  },
  'ai.model': {
    category: 'AI',
    dataType: 'string',
    label: 'AI model',
    description: 'The provider’s name of the model.',
    defaultValue: '',
    schema: line(100),
  },
  'ai.provider_key': {
    category: 'AI',
    dataType: 'string',
    label: 'AI provider key',
    description:
      'The key that the provider gave you. For technicians: a secret AI_PROVIDER_KEY of the deployment is used instead.',
    defaultValue: '',
    isProtected: true,
    secret: 'AI_PROVIDER_KEY',
    schema: secret(500),
  },
  'security.admin_two_factors': {
    category: 'Security',
    dataType: 'boolean',
    label: 'Two-factor sign-in for administrators',
    description:
      'Administrators need a passkey, or a password with the code of an authenticator app. After signing in with only a password, they can open only their account page, where they can add one of the two. This also applies to current sessions.',
    defaultValue: 'false',
    schema: flag,
  },
} as const satisfies Record<string, SettingSeed>;

export type SettingKey = keyof typeof settingSeeds;

/** The values that the site uses, without protected ones. */
export type SettingValues = { [Key in SettingKey]: z.output<(typeof settingSeeds)[Key]['schema']> };
