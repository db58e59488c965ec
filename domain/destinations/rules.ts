import { type DestinationKind, destinationKinds } from '#db/column-values.ts';

export { type DestinationKind, destinationKinds };

/** The parts of a lead that can be sent to one more field of the destination. */
export const leadValueNames = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'message',
  'homeAddress',
  'pageUrl',
  'price',
  'mlsNumber',
  'cameFrom',
  'submittedAt',
  'consentWording',
  'consentTime',
  'pageVersion',
] as const;
export type LeadValueName = (typeof leadValueNames)[number];

export const leadValueLabels: Record<LeadValueName, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  homeAddress: 'Address of the home',
  pageUrl: 'Listing page',
  price: 'Price',
  mlsNumber: 'MLS number',
  cameFrom: 'Where the buyer came from',
  submittedAt: 'Time sent',
  consentWording: 'What the buyer agreed to',
  consentTime: 'When the buyer agreed',
  pageVersion: 'Version of the page',
};

/** The events that start action plans in Follow Up Boss; all but the last also start automations. */
export const eventTypes = [
  'Property Inquiry',
  'General Inquiry',
  'Registration',
  'Seller Inquiry',
  'Visited Open House',
] as const;

const EMAIL = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+\.[^\s@<>,;:"()[\]\\\p{Cc}]+$/u;
/** A label in an email: one line, nothing that could end it. */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{N} ._()/#-]{0,39}$/u;

type Setting = { name: string; label: string; hint: string; pattern: RegExp; message: string };
type KindRules = {
  title: string;
  explanation: string;
  /** What the owner types and nobody sees again; undefined if there is none or we create it. */
  secret?: { label: string; hint: string; pattern: RegExp; message: string };
  setting?: Setting;
  /** The destination's word for a field. */
  field: { hint: string; pattern: RegExp; message: string };
};

const address = (hint: string): Setting => ({
  name: 'address',
  label: 'Email address',
  hint,
  pattern: EMAIL,
  message: 'Please enter a valid email address',
});

export const kindRules: Record<DestinationKind, KindRules> = {
  follow_up_boss: {
    title: 'Follow Up Boss',
    explanation: 'Each lead arrives as an event and starts your action plans.',
    secret: {
      label: 'API key',
      hint: 'In Follow Up Boss: Admin → API → Create API key',
      pattern: /^[\w-]{10,200}$/,
      message: 'Paste the API key as Follow Up Boss shows it',
    },
    field: {
      hint: 'A custom field, such as customBuyerSource',
      pattern: /^custom[A-Z]\w{0,60}$/,
      message: 'Custom fields of Follow Up Boss start with “custom”, such as customBuyerSource',
    },
  },
  hubspot: {
    title: 'HubSpot',
    explanation: 'Each lead arrives as a contact with a note.',
    secret: {
      label: 'Private app token',
      hint: 'In HubSpot: Settings → Integrations → Private apps, with read and write access to contacts',
      pattern: /^[\w-]{10,200}$/,
      message: 'Paste the token as HubSpot shows it',
    },
    field: {
      hint: 'The internal name of a contact property, such as buyer_source',
      pattern: /^(?!(?:email|firstname|lastname|phone)$|hs_)[a-z][a-z0-9_]{0,99}$/,
      message: 'Enter the internal name of a property of your own, such as buyer_source',
    },
  },
  salesforce: {
    title: 'Salesforce',
    explanation: 'Each lead arrives through web-to-lead.',
    setting: {
      name: 'oid',
      label: 'Organization ID',
      hint: 'In Salesforce: Setup → Company Information. Turn on Web-to-Lead, without reCAPTCHA',
      pattern: /^00D[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/,
      message: 'The organization ID starts with 00D and has 15 or 18 characters',
    },
    field: {
      hint: 'A field of the form, such as 00N5f00000Abc12 or city',
      pattern:
        /^(?:00N[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?|(?!(?:debug|oid|encoding|first_name|last_name|email|phone|company|description|lead_source)$)[a-z][a-z_]{1,39})$/,
      message: 'Enter the name of a field as it is in your web-to-lead form, such as 00N5f00000Abc12',
    },
  },
  kvcore: {
    title: 'kvCORE / BoldTrail',
    explanation: 'Each lead arrives as an ADF email in your lead dropbox.',
    setting: address('Your lead dropbox address from kvCORE or BoldTrail'),
    field: { hint: 'A label for the comments', pattern: LABEL, message: 'Enter a short label' },
  },
  webhook: {
    title: 'Signed webhook',
    explanation: 'We post each lead as JSON to your server or automation tool.',
    setting: {
      name: 'url',
      label: 'Address',
      hint: 'The https:// URL we should call',
      pattern: /^\S{1,2048}$/,
      message: 'Enter the address',
    },
    field: {
      hint: 'A key in “fields”, such as buyer_source',
      pattern: /^[A-Za-z][\w.-]{0,59}$/,
      message: 'Use letters, digits and underscores, such as buyer_source',
    },
  },
  email: {
    title: 'Email',
    explanation: 'Each lead arrives as a readable email. Replies go to the buyer.',
    setting: address('Where we should send your leads'),
    field: { hint: 'A label for the list of facts', pattern: LABEL, message: 'Enter a short label' },
  },
};

export const MAX_DESTINATIONS = 20;

export type DestinationInput = {
  kind: DestinationKind;
  settings?: Partial<Record<string, string>> | undefined;
  mapping?: Partial<Record<string, string>> | undefined;
  secret?: string | undefined;
};

/** Checks what depends on the kind. `isNew`: everything that the kind needs must be present. */
export function destinationProblems(
  { kind, settings, mapping, secret }: DestinationInput,
  { isNew }: { isNew: boolean },
): Record<string, string> {
  const problems: Record<string, string> = {};
  const { setting, secret: key, field } = kindRules[kind];
  if (setting && (isNew || settings) && !setting.pattern.test(settings?.[setting.name] ?? ''))
    problems[`settings.${setting.name}`] = setting.message;
  const eventType = settings?.eventType;
  if (eventType && !(eventTypes as readonly string[]).includes(eventType))
    problems['settings.eventType'] = 'Choose one of the events';
  if (key && (isNew || secret) && !key.pattern.test(secret ?? '')) problems.secret = key.message;
  const names = Object.entries(mapping ?? {}).filter(([, name]) => name);
  for (const [value, name] of names) {
    if (!field.pattern.test(name ?? '')) problems[`mapping.${value}`] = field.message;
    else if (names.some(([other, same]) => other !== value && same === name))
      problems[`mapping.${value}`] = 'Two values can’t share a field';
  }
  return problems;
}

/** Of the given settings, those that the kind has. */
export function settingsOf(
  kind: DestinationKind,
  given: Partial<Record<string, string>>,
): Record<string, string> {
  const names = [kindRules[kind].setting?.name, kind === 'follow_up_boss' ? 'eventType' : undefined];
  return withoutEmpty(Object.fromEntries(names.flatMap((name) => (name ? [[name, given[name]]] : []))));
}

export function withoutEmpty(values: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
