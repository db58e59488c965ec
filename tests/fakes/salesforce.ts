import { startVendor, type VendorRequest } from './start-vendor.ts';

export const SALESFORCE_OID = '00D5f000001AbcD';
const maxLengths: Record<string, number> = {
  first_name: 40,
  last_name: 80,
  email: 80,
  phone: 40,
  company: 255,
};

/** Web-to-lead on loopback: always 200, no lead if a required field is missing, and a second lead for a second form. */
export async function startFakeSalesforce() {
  const leads: Record<string, string>[] = [];

  function serve({ body }: VendorRequest) {
    const form = Object.fromEntries(new URLSearchParams(body));
    const isTooLong = Object.entries(maxLengths).some(([name, max]) => (form[name] ?? '').length > max);
    const isComplete = form.oid === SALESFORCE_OID && form.last_name && form.company;
    if (isComplete && !isTooLong) leads.push(form);
    if (form.debug === '1') return { status: 200, body: '<p>Your request has been queued.</p>' };
    return { status: 200, body: `<meta http-equiv="Refresh" content="0; URL=${form.retURL}">` };
  }
  return { ...(await startVendor(serve)), leads };
}
