/** Kinds that a class's spelling identifies, longer names first if one begins with another. */
const named =
  /^-?(inset-[xy]|inset|start|end|top|right|bottom|left|scroll-[mp][xytb]?|[mp][xytrblse]?|min-[wh]|max-[wh]|w|h|size|gap-[xy]|gap|space-[xy]|basis|order|z|opacity|leading|tracking|aspect|columns|col-span|col-start|col-end|row-span|row-start|row-end|grid-cols|grid-rows|grid-flow|items|self|justify-items|justify-self|justify|place-content|place-items|place-self|overflow-[xy]|overflow|overscroll-[xy]|overscroll|rounded-[trblse]{1,2}|rounded|shadow|cursor|select|pointer-events|transition|duration|delay|ease|animate|translate-[xyz]|translate|scale-[xyz]|scale|rotate|underline-offset|outline-offset|line-clamp|whitespace|align|accent|appearance|fill|float|field-sizing|forced-color-adjust|border-spacing|break-inside|wrap)-/;

/** Kinds that only the value identifies: `text-sm` is a size, `text-ink` a color. */
const valued: [RegExp, string][] = [
  [/^text-(?:xs|sm|base|lg|\d?xl|\[(?:\d|clamp))/, 'text-size'],
  [/^text-(?:left|center|right|justify|start|end)$/, 'text-align'],
  [/^text-(?:wrap|nowrap|balance|pretty)$/, 'text-wrap'],
  [/^(?:truncate|text-ellipsis|text-clip)$/, 'text-overflow'],
  [/^text-/, 'text-color'],
  [/^font-(?:\[?\d|thin|light|normal|medium|semibold|bold|black)/, 'font-weight'],
  [/^font-/, 'font-family'],
  [/^border-(?:solid|dashed|dotted|double|none)$/, 'border-style'],
  [/^border-(?:separate|collapse)$/, 'border-collapse'],
  [/^border-/, 'border-color'],
  [/^outline-\d/, 'outline-width'],
  [/^outline(?:-none|-hidden)?$/, 'outline-style'],
  [/^outline-/, 'outline-color'],
  [/^bg-(?:linear|none)/, 'bg-image'],
  [/^bg-/, 'bg-color'],
  [/^flex-(?:row|col)/, 'flex-direction'],
  [/^flex-(?:wrap|nowrap)/, 'flex-wrap'],
  [/^flex-/, 'flex'],
  [/^grow(?:-|$)/, 'grow'],
  [/^shrink(?:-|$)/, 'shrink'],
  [/^decoration-\d/, 'decoration-width'],
  [/^decoration-/, 'decoration-color'],
  [/^stroke-\d/, 'stroke-width'],
  [/^stroke-/, 'stroke-color'],
  [/^object-(?:contain|cover|fill|none|scale-down)$/, 'object-fit'],
  [/^object-/, 'object-position'],
  [/^ring-inset$/, 'ring-inset'],
  [/^ring(?:-\d+)?$/, 'ring-width'],
  [/^ring-/, 'ring-color'],
  [/^divide-(?![xy])/, 'divide-color'],
  [/^list-/, 'list-type'],
  [/^break-/, 'break'],
  [/^content-(?:\[|none)/, 'content'],
  [/^content-/, 'align-content'],
  [/^snap-(?:start|center|end)$/, 'snap-align'],
  [/^snap-(?:mandatory|proximity)$/, 'snap-strictness'],
  [/^snap-/, 'snap-type'],
  [/^scroll-(?:auto|smooth)$/, 'scroll-behavior'],
  [/^touch-pan-[xy]$/, 'touch-pan'],
  [/^(?:static|relative|absolute|fixed|sticky)$/, 'position'],
  [/^(?:visible|invisible|collapse)$/, 'visibility'],
  [/^(?:underline|no-underline|line-through|overline)$/, 'decoration-line'],
  [/^(?:uppercase|lowercase|capitalize|normal-case)$/, 'case'],
  [/^(?:not-)?italic$/, 'italic'],
  [/^(?:not-)?sr-only$/, 'sr-only'],
  [/^(?:inline-)?(?:block|flex|grid|table)$|^(?:inline|hidden|contents|table-[\w-]+)$/, 'display'],
];

/** What a class without variants sets. A class of an unknown kind is its own kind. */
export function classKind(name: string): string {
  const known =
    named.exec(name)?.[1] ??
    /^(border(?:-[xytrblse])?)(?:-\d+)?$/.exec(name)?.[1] ??
    /^\[([\w-]+):/.exec(name)?.[1];
  return known ?? valued.find(([pattern]) => pattern.test(name))?.[1] ?? name;
}
