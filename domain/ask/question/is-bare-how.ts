/** "And how much?", "and what's it cost?": what leans wholly on the question before it. */
export const isBareHow = (question: string) => bareHow.test(question) || bareCost.test(question);

const bareHow =
  /^(?:and |also |for )*(?:how (?:much|long|many|often|far)|till when|until when|when|at what (?:price|rate)|what rate)(?: is (?:it|that)| do i get| days| is the wait)?\W*$/i;
const bareCost =
  /^(?:and |also )*(?:what(?:['’]s| is| does| would| do)? (?:it|that|they|one) (?:cost|run|go for)|how much (?:does|do|would|is) (?:it|that|they|one)(?: cost| run)?|what(?:['’]s| is) the (?:price|cost|charge))\W*$/i;
