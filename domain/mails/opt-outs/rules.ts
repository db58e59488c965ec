/**
 * The emails that people can opt out of, and what to call them. All others respond to something they did or
 * must know.
 */
export const optionalMails = { 'episode-changed': 'emails about changes to your listings' } as const;
export type OptionalMail = keyof typeof optionalMails;

export function isOptionalMail(kind: string): kind is OptionalMail {
  return kind in optionalMails;
}
