/** A picture that a model made. JPEG without metadata. */
export type Background = { bytes: Buffer; model: string; costCents: number };

/** Makes pictures from words. */
export type Backgrounds = {
  name: string;
  model: string;
  /**
   * One square picture of at least 1,024 pixels a side. Throws `Unavailable` if the provider doesn't respond with a
   * picture; nothing else in its response is used.
   */
  paint(prompt: string, options?: { signal?: AbortSignal }): Promise<Background>;
};
