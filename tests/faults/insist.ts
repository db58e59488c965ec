const MAX_TRIES = 40;

/** Retries, as people, Stripe and supervisors do, with a pause in between. */
export async function insist<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await new Promise((done) => setTimeout(done, 1_000));
    }
  }
}
