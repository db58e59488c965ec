/** Whether this installation can send codes by text message, according to the account API's settings. */
export async function readHasTextMessages(): Promise<boolean> {
  const response = await fetch('/auth/v1/settings');
  if (!response.ok) throw new Error('We couldn’t load your settings.');
  const settings = (await response.json()) as { sms_provider?: string };
  return !!settings.sms_provider;
}
