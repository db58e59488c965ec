const usStates =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|VI Virgin Islands|GU Guam';

const canadianProvinces =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';

function toEntries(list: string): [string, string][] {
  return list.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)]);
}

const usCodes = new Set(toEntries(usStates).map(([code]) => code));
const canadianCodes = new Set(toEntries(canadianProvinces).map(([code]) => code));
const nameByCode = new Map([...toEntries(usStates), ...toEntries(canadianProvinces)]);
const codeByName = new Map([...nameByCode].map(([code, name]) => [name.toLowerCase(), code]));

/** Longest names first, so "West Virginia" is never read as "Virginia". */
export const stateNames = [...nameByCode.values()].sort((a, b) => b.length - a.length);

export function toStateCode(text: string): string | null {
  const word = text.trim().replace(/^US-|^CA-(?=[A-Z]{2}$)|\.$/g, '');
  if (word.length === 2) return nameByCode.has(word.toUpperCase()) ? word.toUpperCase() : null;
  return codeByName.get(word.toLowerCase()) ?? null;
}

export function stateName(code: string): string | null {
  return nameByCode.get(code) ?? null;
}

export function countryOfState(code: string): 'US' | 'CA' | null {
  if (usCodes.has(code)) return 'US';
  return canadianCodes.has(code) ? 'CA' : null;
}
