/** What came of one call. `error` is a sentence that may be shown to the owner of the endpoint. */
export type WebhookAnswer =
  | { kind: 'answered'; status: number; body: string; durationMs: number }
  | { kind: 'failed'; error: string; durationMs: number };

export type WebhookSender = {
  /** Why an address can't be called, as far as that can be said without calling it; undefined if it can. */
  refusal(url: string): string | undefined;
  /** Posts once and follows no redirect. Never throws: whatever happens is an answer. */
  post(call: { url: string; headers: Record<string, string>; body: string }): Promise<WebhookAnswer>;
};
