/** An unsaved edit with the version it started from. */
export type Typed = { text: string; version: number };

/** For browsers without storage, where a reload loses the draft. */
const unstored = new Map<string, string>();
const parsed = new Map<string, { json: string | null; typed: Typed | undefined }>();
const listeners = new Set<() => void>();

export function draftKey(podcastId: string, part: string): string {
  return `hearthcast-draft:${podcastId}:${part}`;
}

/** Drafts survive switching networks and screens and a reload, in this tab only. */
export function readDraft(key: string): Typed | undefined {
  const json = read(key);
  const known = parsed.get(key);
  if (known?.json === json) return known.typed;
  const typed = parse(json);
  parsed.set(key, { json, typed });
  return typed;
}

export function saveDraft(key: string, typed: Typed | undefined): void {
  unstored.delete(key);
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify(typed));
    else sessionStorage.removeItem(key);
  } catch {
    if (typed) unstored.set(key, JSON.stringify(typed));
  }
  for (const tell of listeners) tell();
}

export function followDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string | null {
  const json = unstored.get(key);
  if (json !== undefined) return json;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(json: string | null): Typed | undefined {
  try {
    const { text, version } = JSON.parse(json ?? 'null') as Partial<Typed>;
    return typeof text === 'string' && typeof version === 'number' ? { text, version } : undefined;
  } catch {
    return undefined;
  }
}
