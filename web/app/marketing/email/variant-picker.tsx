/** Alternative wordings to pick with one click. */
export function VariantPicker({
  label,
  variants,
  onPick,
}: {
  label: string;
  variants: string[];
  onPick: (variant: string) => void;
}) {
  if (variants.length === 0) return null;
  return (
    <ul aria-label={label} className="-mt-2 flex flex-col gap-1">
      {variants.map((variant) => (
        <li key={variant}>
          <button
            type="button"
            onClick={() => onPick(variant)}
            className="min-h-6 cursor-pointer py-0.5 text-start text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
          >
            {variant}
          </button>
        </li>
      ))}
    </ul>
  );
}
