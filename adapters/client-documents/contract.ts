/** `error` is a sentence that may be shown to the person who connects the assistant. */
export type ClientDocument = { kind: 'document'; text: string } | { kind: 'failed'; error: string };

export type ClientDocuments = {
  /** Reads the JSON document at an assistant's client id. Never throws: every outcome is a result. */
  read(url: string): Promise<ClientDocument>;
};
