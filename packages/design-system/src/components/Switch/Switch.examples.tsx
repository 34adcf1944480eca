import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Switch } from './Switch.tsx'
import type { SwitchProps } from './Switch.tsx'

export const switchExamples: ComponentExamples = {
  component: 'Switch',
  summary: 'A setting that is on or off and takes effect at once. Its words and its knob are one target.',
  useFor: ['Preferences that are kept as soon as they change.', 'Turning a part of the page on and off.'],
  insteadUse: [
    { when: 'it only counts once a form is sent', use: 'Checkbox' },
    { when: 'neither answer means off', use: 'RadioGroup' },
  ],
  pattern: { name: 'Switch', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/' },
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the switch, and on from it.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  control: { role: 'switch', name: 'Emails about my points' },
  accessibilityCriteria: [
    {
      criterion: '4.1.2',
      says: 'It is a checkbox of the browser with the role of a switch, so on and off are native.',
    },
    {
      criterion: '1.4.1',
      says: 'The place of the knob, not only a colour, says that it is on; in forced colours too.',
    },
    { criterion: '1.4.11', says: 'Track and knob have 3:1 against every ground that the tokens allow.' },
    { criterion: '2.5.8', says: 'The words belong to the target, which is 44 px high or more.' },
    { criterion: '2.5.7', says: 'It is pressed, never dragged.' },
    { criterion: '3.3.2', says: 'The label is always there and stays the same whether on or off.' },
  ],
  without: {
    loading: 'It turns at once; when keeping the change fails, it turns back and its error says so.',
    empty: 'It is on or off, and never neither.',
  },
  exceptions: [],
  examples: [
    { name: 'Off', state: 'default', render: () => <Field label="Emails about my points" /> },
    { name: 'On', render: () => <Field label="Texts when a parcel is on its way" initial /> },
    {
      name: 'With help',
      render: () => (
        <Field label="Recommendations" description="From what you have looked at in the last three months" initial />
      ),
    },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <Field label="Letters by post" errorMessage="We could not save this. Check your connection and try again." />
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => (
        <Stack gap="none">
          <Field label="Push messages" description="Turn them on in the settings of your telephone first." isDisabled />
          <Field label="Emails about my bookings" description="We have to send you these." initial isDisabled />
        </Stack>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Field
          label="Tell the partners that I have chosen when my membership moves up or down, so that they can greet me by the right colour"
          description="They learn your level and nothing else: neither how many points you have nor what you spend them on."
          initial
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Stack gap="none">
            <Field label="رسائل عن نقاطي" initial />
            <Field label="رسائل نصية" description="عندما يصل الطرد" />
          </Stack>
        </div>
      ),
    },
  ],
}

function Field({ initial = false, ...props }: Omit<SwitchProps, 'isSelected' | 'onChange'> & { initial?: boolean }) {
  const [isSelected, setIsSelected] = useState(initial)
  return <Switch {...props} isSelected={isSelected} onChange={setIsSelected} />
}
