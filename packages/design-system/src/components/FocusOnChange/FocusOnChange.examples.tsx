import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { FocusOnChange } from './FocusOnChange.tsx'
import type { FocusOnChangeProps } from './FocusOnChange.tsx'

const shown = 'It shows nothing of its own.'

export const focusOnChangeExamples: ComponentExamples = {
  component: 'FocusOnChange',
  summary: 'Takes focus to the part of the page that has just become another.',
  useFor: [
    'Pages that change without being loaded, with the path as the key.',
    'Steps of a wizard, and an answer that takes the place of a form.',
  ],
  insteadUse: [
    { when: 'something small changes that is only worth hearing', use: 'LiveRegion' },
    { when: 'the new part lies over the page', use: 'Dialog or Sheet' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'On what changes the part, moves focus to its new heading.' },
    { keys: 'Tab', does: 'Goes on from the new heading to the first control after it.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.4.3', says: 'Focus follows the change, so that the order of Tab stays the order of reading.' },
    { criterion: '4.1.3', says: 'The new heading is heard, because it has focus.' },
    { criterion: '3.2.1', says: 'Nothing moves at first, and nothing when only the words change.' },
    { criterion: '2.4.7', says: 'Whoever works by keyboard sees the ring round the heading.' },
  ],
  control: { role: 'button', name: 'Next step' },
  without: {
    disabled: shown,
    invalid: shown,
    loading: 'The key changes once the new part is there.',
    empty: 'Without content there is nothing to go to.',
  },
  exceptions: [],
  examples: [
    {
      name: 'To the heading',
      state: 'default',
      render: () => <Wizard titles={['Your details', 'Delivery', 'Payment']} />,
    },
    {
      name: 'To the part as a whole',
      render: () => <Wizard titles={['Your details', 'Delivery', 'Payment']} target="container" />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Wizard
          titles={[
            'Tell us where we may send the parcel, and who will be at home to take it from the driver',
            'Tell us how you would like to pay for what the points do not cover',
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Wizard titles={['بياناتك', 'التوصيل']} action="الخطوة التالية" text="خطوة" />
        </div>
      ),
    },
  ],
}

type WizardProps = {
  titles: readonly string[]
  target?: FocusOnChangeProps['target']
  action?: string
  text?: string
}

function Wizard({ titles, target, action = 'Next step', text = 'Step' }: WizardProps) {
  const [step, setStep] = useState(0)
  return (
    <FocusOnChange changeKey={String(step)} target={target}>
      <Stack gap="medium">
        <Heading level={2}>{titles[step]}</Heading>
        <Text>
          {text} {step + 1}
        </Text>
        <div>
          <Button onPress={() => setStep((step + 1) % titles.length)}>{action}</Button>
        </div>
      </Stack>
    </FocusOnChange>
  )
}
