const MIN_LENGTH = 8;

const rules: { text: string; isMet: (password: string) => boolean }[] = [
  { text: 'at least 8 characters', isMet: (password) => [...password].length >= MIN_LENGTH },
  { text: 'one uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { text: 'one lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { text: 'one number', isMet: (password) => /\p{Nd}/u.test(password) },
  { text: 'one special character', isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

const texts = rules.map((rule) => rule.text);

/** The rule for every new password, except on the reset form, which has an older rule. */
export const passwordRules = `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** The requirements a new password doesn't meet yet. */
export function missingFrom(password: string): string[] {
  return rules.filter((rule) => !rule.isMet(password)).map((rule) => rule.text);
}

/** 'Missing: …', or undefined if every rule is met. */
export function missingMessage(password: string): string | undefined {
  const missing = missingFrom(password);
  return missing.length > 0 ? `Missing: ${missing.join(', ')}` : undefined;
}
