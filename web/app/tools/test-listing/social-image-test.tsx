import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Platform } from '#domain/marketing/rules.ts';
import { invoke } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { platformOptions, sizeText } from './platform-options.ts';

const sample = { address: '14 Heron Point Road', city: 'Larkmere', state: 'VT', agentName: 'Maya Ellison' };

/** Renders the promotional image of an address in any platform's size. */
export function SocialImageTest() {
  const [place, setPlace] = useState(sample);
  const [platform, setPlatform] = useState<Platform>('promotional');
  const draw = useMutation({
    mutationFn: () => invoke('generate-listing-social-image', { ...place, platform }),
    onError: (error) => notify.error('Failed to generate promotional image', { description: error.message }),
  });
  const field = (name: keyof typeof sample, label: string) => (
    <Field label={label} required={name === 'address'}>
      <Input
        value={place[name]}
        onChange={(event) => setPlace({ ...place, [name]: event.target.value })}
        required={name === 'address'}
      />
    </Field>
  );

  function run(event: FormEvent) {
    event.preventDefault();
    draw.mutate();
  }

  return (
    <Card aria-labelledby="social-image">
      <CardHeader>
        <h2 id="social-image" className="text-2xl">
          Social image test
        </h2>
        <CardDescription>Preview the image each platform shows for a listing.</CardDescription>
      </CardHeader>
      <form onSubmit={run} className="grid gap-4 sm:grid-cols-2">
        {field('address', 'Address')}
        {field('city', 'City')}
        {field('state', 'State')}
        {field('agentName', 'Agent name')}
        <Field label="Platform">
          <NativeSelect value={platform} onChange={(event) => setPlatform(event.target.value as Platform)}>
            {platformOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit" className="self-end" loading={draw.isPending} loadingLabel="Drawing…">
          Generate image
        </Button>
      </form>
      {draw.data && (
        <figure className="flex flex-col items-start gap-2">
          <img
            src={draw.data.imageUrl}
            alt={draw.data.alt}
            width={draw.data.width}
            height={draw.data.height}
            className="max-h-[36rem] w-auto max-w-full rounded-lg border border-rule"
          />
          <figcaption className="text-ink-soft text-sm">
            {sizeText(draw.data)} · {draw.data.alt}
          </figcaption>
        </figure>
      )}
    </Card>
  );
}
