/** The result of one call. `error` is a sentence that may be shown to the owner of the endpoint. */
export type WebhookAnswer =
  | { kind: 'answered'; status: number; body: string; durationMs: number }
  | { kind: 'failed'; error: string; durationMs: number };

export type WebhookSender = {
  /** Why a URL can't be called, as far as we can tell without calling it; undefined if it can. */
  refusal(url: string): string | undefined;
  /** Posts once and follows no redirect. Never throws: every outcome is a result. */
  post(call: { url: string; headers: Record<string, string>; body: string }): Promise<WebhookAnswer>;
};
