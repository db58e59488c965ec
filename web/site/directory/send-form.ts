export type SendResult<Answer> =
  | { isSent: true; answer: Answer }
  | { isSent: false; problems: Partial<Record<string, string>>; message: string };

type Refusal = { error?: { code?: string; message?: string; fields?: Record<string, string> } };

/** Sends the form; if the visitor can act on a refusal, its words are returned, otherwise ours. */
export async function sendForm<Answer = unknown>(
  call: 'create-market-request' | 'send-business-inquiry',
  body: object,
  failed: string,
): Promise<SendResult<Answer>> {
  try {
    const answer = await fetch(`/functions/v1/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return { isSent: true, answer: (await answer.json()) as Answer };
    const { error } = (await answer.json()) as Refusal;
    const message = (error?.code === 'too_many' && error.message) || failed;
    return { isSent: false, problems: error?.fields ?? {}, message };
  } catch {
    return { isSent: false, problems: {}, message: failed };
  }
}
