import type { Fact } from '#domain/script/schema.ts';

/** An answer before it is checked, with the facts it rests on. */
export type Draft = {
  text: string;
  facts: readonly Fact[];
  /** The very words of a quotation that answer. */
  words?: string;
  /** Chosen as they are: nothing is weighed against them, and nothing is cut. */
  isWhole?: true;
  /** Facts that follow from others by arithmetic: the price per square foot. */
  computed?: readonly Fact[];
};

/** A fact that follows from others; its source names them. */
export function computedFact(id: string, label: string, value: string, from: readonly Fact[]): Fact {
  const excerpt = from.map((fact) => `${fact.label}: ${fact.value}`).join('; ');
  return {
    id: `computed-${id}`,
    field: `computed-${id}`,
    label,
    value,
    aliases: [],
    source: { kind: 'page', excerpt },
  };
}
