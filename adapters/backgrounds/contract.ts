/** A picture that a model made. JPEG without metadata. */
export type Background = { bytes: Buffer; model: string; costCents: number };

/** Makes pictures from words. */
export type Backgrounds = {
  name: string;
  model: string;
  /**
   * One square picture of at least 1,024 pixels a side. Throws `Unavailable` when the provider does not answer with a
   * picture; nothing else of its answer is used.
   */
  paint(prompt: string, options?: { signal?: AbortSignal }): Promise<Background>;
};
