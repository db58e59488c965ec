type FileLike = { name: string; type: string };

/** Whether a file fits an accept attribute: dropped files bypass the browser's own filter. */
export function acceptsFile(accept: string | undefined, file: FileLike): boolean {
  const rules = (accept ?? '').split(',').flatMap((rule) => rule.trim().toLowerCase() || []);
  if (rules.length === 0) return true;
  const type = file.type.toLowerCase();
  const name = file.name.toLowerCase();
  return rules.some((rule) => {
    if (rule.startsWith('.')) return name.endsWith(rule);
    if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
    return type === rule;
  });
}
