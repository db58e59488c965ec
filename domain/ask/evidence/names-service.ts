const services = /\b(?:cable|fiber|starlink|comcast|xfinity|fios|dsl)\b/gi;

const sports = /\b(?:tennis|pickle ?ball|basketball)\b/gi;

const waters = /\b(?:lake|river|ocean|bay|creek|canal)(?=s?\b|front|shore|side)(?! shore (?:drive|dr)\b)/gi;

/** Which school was asked for, and how a listing names one of that level: "Marston High". */
const schools: [asked: RegExp, said: RegExp][] = [
  [/\belementary\b|\b(?:grade|primary) schools?\b/, /\belementary\b|\b(?:grade|primary) schools?\b|\bK-\d/i],
  [
    /\b(?:middle|intermediate) schools?\b|\bjunior high\b/,
    /\bmiddle(?! (?:of|floor|level|unit)\b)|\bj(?:r|unior)?\.? high\b|\bintermediate\b|\bK-(?:8|12)\b/i,
  ],
  [
    /(?<!junior )\bhigh ?schools?\b/,
    /(?<!\b[Jj](?:r|unior)?\.? )\b(?:high ?schools?|High(?=[,.;)]| and\b|$))|\bK-12\b/,
  ],
];

const lease: [asked: RegExp, said: RegExp] = [
  /\bhow long (?:is|are) the leases?\b|\blease (?:length|term)\b/,
  /\bleases?\b|\bmonth[- ]to[- ]month\b/i,
];

const namesSchool = (question: string, statement: string) =>
  [...schools, lease].every(([asked, said]) => !asked.test(question) || said.test(statement));

/** Asked for cable or fiber, "satellite internet" says nothing; asked for a lake, a river doesn't. */
export const namesService = (question: string, statement: string) =>
  namesSchool(question, statement) &&
  [services, waters, sports].every((names) => {
    const asked = question.match(names) ?? [];
    const told = new Set((statement.match(names) ?? []).map((name) => name.toLowerCase()));
    return asked.length === 0 || asked.some((name) => told.has(name.toLowerCase()));
  });
