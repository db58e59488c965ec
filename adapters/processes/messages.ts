export type ToChild =
  | { kind: 'call'; id: number; task: string; input: unknown; trace: Record<string, string> }
  | { kind: 'cancel'; id: number };

export type FromChild =
  | { kind: 'event'; id: number; event: unknown }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'failed'; id: number; message: string; isUnavailable: boolean };
