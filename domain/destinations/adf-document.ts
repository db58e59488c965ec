import type { VendorLead } from '#adapters/lead-vendors/contract.ts';
import { leadValues } from './lead-values.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A lead in the Auto-lead Data Format 1.0, which CRMs parse from an email. */
export function writeAdfDocument(
  lead: VendorLead,
  extra: Record<string, string>,
  site: { name: string; url: string },
): string {
  const { firstName, lastName, email, phone } = lead;
  const values = leadValues(lead);
  const comments = [
    lead.message,
    ...lines({
      Home: values.homeAddress,
      'Listing page': values.pageUrl,
      'MLS number': values.mlsNumber,
      'Came from': values.cameFrom,
      'Agreed to': values.consentWording,
      'Agreed at': values.consentTime,
      'Page version': values.pageVersion,
      ...extra,
    }),
  ].join('\n');
  const names = Object.entries({ first: firstName, last: lastName }).filter(([, name]) => name !== '');
  // Unknown values are left out: a parser would store an empty element.
  const contact = [
    ...(names.length > 0 ? names : [['full', email]]).map(
      ([part = '', name = '']) => `<name part="${part}">${escapeXml(name)}</name>`,
    ),
    `<email>${escapeXml(email)}</email>`,
    ...(phone ? [`<phone>${escapeXml(phone)}</phone>`] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf>
  <prospect>
    <id sequence="1" source="${escapeXml(site.name)}">${escapeXml(lead.reference)}</id>
    <requestdate>${escapeXml(lead.submittedAt)}</requestdate>
    <customer>
      <contact>
        ${contact.join('\n        ')}
      </contact>
      <comments>${escapeXml(comments)}</comments>
    </customer>
    <vendor>
      <contact>
        <name part="full">${escapeXml(values.homeAddress || site.name)}</name>
      </contact>
    </vendor>
    <provider>
      <name part="full">${escapeXml(site.name)}</name>
      <url>${escapeXml(site.url)}</url>
    </provider>
  </prospect>
</adf>
`;
}

function lines(values: Record<string, string>): string[] {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
}

/** Also removes the characters that XML can't contain at all. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] as string);
}
