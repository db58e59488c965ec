/** Can this installation send codes by text message? Asked where the account endpoints say what they offer. */
export async function readHasTextMessages(): Promise<boolean> {
  const response = await fetch('/auth/v1/settings');
  if (!response.ok) throw new Error('The settings could not be read.');
  const settings = (await response.json()) as { sms_provider?: string };
  return !!settings.sms_provider;
}
