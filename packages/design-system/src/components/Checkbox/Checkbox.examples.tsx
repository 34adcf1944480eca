import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'
import type { CheckboxProps } from './Checkbox.tsx'

export const checkboxExamples: ComponentExamples = {
  component: 'Checkbox',
  summary: 'One thing that is so or is not, such as a consent. Its mark and its words are one target.',
  useFor: [
    'A consent or a statement that a form is sent with.',
    'A choice that takes effect when the form is sent, not at once.',
    'Choosing a whole list, with some, all or none of it chosen.',
  ],
  insteadUse: [
    { when: 'it takes effect at once', use: 'Switch' },
    { when: 'there are several answers to one question', use: 'CheckboxGroup' },
    { when: 'only one of a few can be chosen', use: 'RadioGroup' },
  ],
  pattern: { name: 'Checkbox', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/' },
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the checkbox, and on from it.' },
    { keys: 'Space', does: 'Ticks it, or takes the tick away.' },
  ],
  control: { role: 'checkbox', name: 'I am over the age of 18' },
  accessibilityCriteria: [
    {
      criterion: '1.3.1',
      says: 'It is a checkbox of the browser in its own label, so role, name and state are native.',
    },
    { criterion: '1.4.1', says: 'A tick, not only a colour, says that it is chosen; in forced colours too.' },
    { criterion: '1.4.11', says: 'Its outline has 3:1 against every ground that the tokens allow.' },
    { criterion: '2.5.8', says: 'The words belong to the target, which is 44 px high or more.' },
    { criterion: '3.3.1', says: 'The error is words with a sign, tied to the checkbox.' },
    { criterion: '3.3.2', says: 'The label is always there and says what a tick means.' },
  ],
  without: { loading: 'A checkbox changes at once; what waits is the button that sends the form.' },
  exceptions: [],
  examples: [
    { name: 'Not ticked', state: 'default', render: () => <Field label="I am over the age of 18" name="over18" /> },
    {
      name: 'Ticked',
      render: () => <Field label="I accept the terms and conditions" name="terms" initial />,
    },
    {
      name: 'With help',
      render: () => (
        <Field
          label="Send me offers and news"
          name="marketing"
          description="About once a month. You can change your mind in your profile."
        />
      ),
    },
    { name: 'Some of a list', render: () => <EveryBrand /> },
    {
      name: 'Required and invalid',
      state: 'invalid',
      render: () => (
        <Field
          label="I am over the age of 18, and so is whoever the wine is for"
          name="age"
          isRequired
          errorMessage="Please confirm you are over the age of 18 to order this product"
        />
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => (
        <Stack gap="none">
          <Field label="Use my voucher as well" name="voucher" description="You have none at the moment." isDisabled />
          <Field label="Collect points for this order" name="collect" initial isDisabled />
        </Stack>
      ),
    },
    {
      name: 'Not answered yet',
      state: 'empty',
      render: () => <Field label="Add a gift message" name="gift" />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Field
          label="I have read and accept the terms of the club, the terms of the partner that sends the parcel, and the notice about how both look after what I tell them"
          name="long"
          description="The partner gets your name, your address and your telephone number, and nothing else, so that the driver can ring you."
          initial
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Field label="عمري أكثر من 18 سنة" name="rtl" description="نسأل لأن الطلب يحتوي على نبيذ." initial />
        </div>
      ),
    },
  ],
}

function Field({ initial = false, ...props }: Omit<CheckboxProps, 'isSelected' | 'onChange'> & { initial?: boolean }) {
  const [isSelected, setIsSelected] = useState(initial)
  return <Checkbox {...props} isSelected={isSelected} onChange={setIsSelected} />
}

const brands = ['Tidewater Hotels', 'Oak and Acorn', 'Lantern Cinemas']

function EveryBrand() {
  const [chosen, setChosen] = useState<readonly string[]>(['Oak and Acorn'])
  return (
    <Stack as="fieldset" gap="none">
      <legend>Brands to hear from</legend>
      <Checkbox
        label="Every brand"
        name="every"
        isSelected={chosen.length === brands.length}
        isIndeterminate={chosen.length > 0 && chosen.length < brands.length}
        onChange={(isSelected) => setChosen(isSelected ? brands : [])}
      />
      {brands.map((brand) => (
        <Checkbox
          key={brand}
          label={brand}
          name="brand"
          value={brand}
          isSelected={chosen.includes(brand)}
          onChange={(isSelected) =>
            setChosen(isSelected ? [...chosen, brand] : chosen.filter((other) => other !== brand))
          }
        />
      ))}
    </Stack>
  )
}
