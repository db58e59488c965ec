import { useId } from 'react';
import { Label } from '../../components/ui/label.tsx';
import { RadioGroup, RadioGroupItem } from '../../components/ui/radio-group.tsx';

type PriceReasonProps = { wasWrong: boolean; onChange: (wasWrong: boolean) => void };

/** A lower price is news for buyers; a typo isn't. */
export function PriceReason({ wasWrong, onChange }: PriceReasonProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
      <h2 id={id} className="font-sans font-semibold text-base">
        Why is the price changing?
      </h2>
      <RadioGroup
        aria-labelledby={id}
        value={wasWrong ? 'wrong' : 'new'}
        onValueChange={(value) => onChange(value === 'wrong')}
      >
        <div className="flex items-start gap-3">
          <RadioGroupItem value="new" id={`${id}-new`} />
          <Label htmlFor={`${id}-new`}>It’s a new asking price. We show a lower price as a price drop.</Label>
        </div>
        <div className="flex items-start gap-3">
          <RadioGroupItem value="wrong" id={`${id}-wrong`} />
          <Label htmlFor={`${id}-wrong`}>The old price was wrong. Don’t show a price cut.</Label>
        </div>
      </RadioGroup>
    </section>
  );
}
