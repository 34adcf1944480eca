import type { ComponentExamples } from '../../examples/component-examples.ts'
import { CopyField } from './CopyField.tsx'

const words = {
  label: 'Voucher code',
  copyLabel: 'Copy code',
  copiedText: 'Code copied.',
  refusedText: 'The code is selected: copy it with Ctrl + C, or hold it and choose Copy.',
}

export const copyFieldExamples: ComponentExamples = {
  component: 'CopyField',
  summary: 'A code to take elsewhere, with a button that copies it.',
  useFor: [
    'A voucher code that is typed into a partner’s checkout.',
    'A membership number or a referral link to pass on.',
  ],
  insteadUse: [
    { when: 'Somebody scans it from the screen', use: 'QrCode or Barcode' },
    { when: 'The person types the value', use: 'TextField' },
    { when: 'The value is only to be read', use: 'DescriptionList' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the code and selects it, then to the button.' },
    { keys: 'Enter', does: 'On the button: copies the code.' },
    { keys: 'Space', does: 'On the button: copies the code.' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'That it was copied, or was not, is announced, each time again.' },
    { criterion: '1.3.1', says: 'The label belongs to the code, the help to both.' },
    { criterion: '2.1.1', says: 'Where the clipboard is closed, the code is selected, ready for Ctrl + C.' },
    { criterion: '2.5.8', says: 'The button is 44 px high.' },
    { criterion: '1.4.1', says: 'The outcome is a sign and words; the colour repeats them.' },
  ],
  control: { role: 'button', name: 'Copy code' },
  without: {
    disabled: 'A code that is there can be copied; one that is not yet there is not shown.',
    invalid: 'Nobody types here, so nothing can be wrong.',
    loading: 'It shows once there is a code; until then a Skeleton has its place.',
    empty: 'Without a code there is nothing to copy: leave it out.',
  },
  exceptions: [],
  examples: [
    { name: 'Voucher code', render: () => <CopyField {...words} value="KR-4F7Q-92LM" /> },
    {
      name: 'With help',
      render: () => (
        <CopyField {...words} value="KR-4F7Q-92LM" description="Type it into the box for promotions when you pay." />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <CopyField
          {...words}
          label="Link to pass on to everybody who travels with you this summer"
          copyLabel="Copy the link"
          value="https://club.example/join?from=4f7q92lm&season=summer&partner=tidewater-hotels"
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <CopyField
            label="رمز القسيمة"
            copyLabel="انسخ الرمز"
            copiedText="تم نسخ الرمز."
            refusedText="الرمز محدد: انسخه بنفسك."
            value="KR-4F7Q-92LM"
          />
        </div>
      ),
    },
  ],
}
