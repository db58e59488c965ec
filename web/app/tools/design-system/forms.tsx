import { useState } from 'react';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { CodeField } from '../../../components/ui/code-field.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { FilePicker } from '../../../components/ui/file-picker.tsx';
import { Form, FormError, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Meter } from '../../../components/ui/meter.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { RadioGroup, RadioGroupItem } from '../../../components/ui/radio-group.tsx';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '../../../components/ui/select.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { Specimen } from './specimen.tsx';

const column = 'items-stretch *:w-full *:max-w-lg';

export function Forms() {
  return (
    <>
      <Specimen title="Field with input" className={column}>
        <Field label="Your name" required>
          <Input defaultValue="Maya Lindqvist" autoComplete="name" />
        </Field>
        <Field
          label="Listing link"
          required
          hint="From your brokerage or MLS page. Large portals block us, so those links often fail."
        >
          <Input type="url" placeholder="https://" />
        </Field>
        <Field label="Email" required error="Enter an address with an @, such as maya@example.com.">
          <Input type="email" defaultValue="maya.example.com" />
        </Field>
        <Field label="Order number" hint="We assign this.">
          <Input readOnly defaultValue="hc_2f81c0" />
        </Field>
        <Field label="Coupon" optional>
          <Input disabled placeholder="Not available" />
        </Field>
      </Specimen>
      <Specimen title="Textarea and meter" className={column}>
        <TextSpecimen />
      </Specimen>
      <Specimen title="Select" className={column}>
        <Field label="Listing (our list)">
          <Select>
            <SelectTrigger>
              <SelectValue placeholder="Choose a listing" />
            </SelectTrigger>
            <SelectContent>
              <SelectItem value="a">418 Larkspur Lane, Madison</SelectItem>
              <SelectItem value="b">9 Hurdle Hill Road, Weston</SelectItem>
              <SelectItem value="c" disabled>
                22 Orchard Street (sold)
              </SelectItem>
            </SelectContent>
          </Select>
        </Field>
        <Field label="State (the browser's list)">
          <NativeSelect defaultValue="WI">
            <option value="MN">Minnesota</option>
            <option value="WI">Wisconsin</option>
          </NativeSelect>
        </Field>
      </Specimen>
      <Specimen title="Choices" className={column}>
        <Choices />
      </Specimen>
      <Specimen title="Password and code" className={column}>
        <Field
          label="Password"
          hint="At least 8 characters, with uppercase and lowercase letters, a number and a symbol."
        >
          <PasswordInput defaultValue="evening-light" autoComplete="new-password" />
        </Field>
        <CodeSpecimen />
      </Specimen>
      <Specimen title="File picker" className={column}>
        <FileSpecimen />
      </Specimen>
      <Specimen title="Form" className={column}>
        <FormSpecimen />
      </Specimen>
    </>
  );
}

function TextSpecimen() {
  const [text, setText] = useState(
    'Morning light in the kitchen, a porch that faces the lake and a ten minute walk to the market. '.repeat(
      3,
    ),
  );
  return (
    <>
      <Field label="Post for X" hint="Edit before you copy it.">
        <Textarea value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Meter label="Length of the post" count={text.length} limit={280} />
      <Meter label="Length of a short post" count={120} limit={280} />
      <Meter label="Length of a long post" count={270} limit={280} />
    </>
  );
}

function Choices() {
  return (
    <>
      <Field inline label="Send me the episode by email" hint="One email, when it’s ready.">
        <Checkbox defaultChecked />
      </Field>
      <Field
        inline
        label="I own this listing"
        error="Please confirm that you have permission to market this home."
      >
        <Checkbox />
      </Field>
      <Field inline label="All 12 orders">
        <Checkbox checked="indeterminate" />
      </Field>
      <Field inline label="Not available here">
        <Checkbox disabled defaultChecked />
      </Field>
      <Field inline label="Show in the directory">
        <Switch defaultChecked />
      </Field>
      <Field inline label="Hold for review">
        <Switch />
      </Field>
      <Field inline label="Live updates (set by the server)">
        <Switch disabled checked />
      </Field>
      <Field label="Voices">
        <RadioGroup defaultValue="two">
          <Field inline label="Two hosts in conversation">
            <RadioGroupItem value="two" />
          </Field>
          <Field inline label="One narrator">
            <RadioGroupItem value="one" />
          </Field>
          <Field inline label="Your own voice">
            <RadioGroupItem value="own" disabled />
          </Field>
        </RadioGroup>
      </Field>
    </>
  );
}

function CodeSpecimen() {
  const [code, setCode] = useState('4271');
  return (
    <>
      <Field label="Six-digit code" hint="From your authenticator app.">
        <CodeField value={code} onValue={setCode} />
      </Field>
      <Field label="Wrong code" error="That code is incorrect or has expired.">
        <CodeField value="000000" onValue={() => {}} />
      </Field>
    </>
  );
}

function FileSpecimen() {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState('');
  return (
    <>
      <Field label="Episode audio" hint="MP3, up to 50 MB." error={refused}>
        <FilePicker
          what="an MP3 file"
          accept=".mp3,audio/mpeg"
          file={file}
          onFile={(next) => {
            setFile(next);
            setRefused('');
          }}
          onRefused={(wrong) => setRefused(`“${wrong.name}” is not an MP3 file.`)}
        />
      </Field>
      <Field label="Chosen">
        <FilePicker file={new File(['x'.repeat(32_000)], 'larkspur-lane-episode.mp3')} onFile={() => {}} />
      </Field>
    </>
  );
}

type Enquiry = { name: string; message: string; agree: boolean };

function FormSpecimen() {
  const form = useForm<Enquiry>({ defaultValues: { name: '', message: '', agree: false } });

  function send(values: Enquiry) {
    if (values.name.length < 3) form.setError('name', { message: 'Tell us your full name.' });
    else form.setError('root', { message: 'There was an error submitting your inquiry. Please try again.' });
  }

  return (
    <Form form={form} onSubmit={send} aria-label="Sample form">
      <FormField
        control={form.control}
        name="name"
        label="Full name"
        required
        render={(field) => <Input {...field} />}
      />
      <FormField
        control={form.control}
        name="message"
        label="Message"
        optional
        render={(field) => <Textarea {...field} />}
      />
      <FormField
        control={form.control}
        name="agree"
        inline
        label="You may call me back"
        render={({ value, onChange, ...field }) => (
          <Checkbox checked={value} onCheckedChange={onChange} {...field} />
        )}
      />
      <FormError />
      <Button type="submit" loadingLabel="Sending…" className="self-start">
        Send inquiry
      </Button>
    </Form>
  );
}
