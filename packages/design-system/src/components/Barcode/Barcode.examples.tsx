import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { Barcode } from './Barcode.tsx'

export const barcodeExamples: ComponentExamples = {
  component: 'Barcode',
  summary: 'Bars for a till (Code 128), with the value below to be read or typed.',
  useFor: [
    'A voucher or a membership number that a till scans from the screen.',
    'Values of up to about twenty characters: bars of more get too fine for a telephone.',
  ],
  insteadUse: [
    { when: 'The scanner reads square codes, or the value is long', use: 'QrCode' },
    { when: 'The person takes the code to another page', use: 'CopyField' },
  ],
  keyboard: [],
  accessibilityCriteria: [
    { criterion: '1.1.1', says: 'The bars are one picture with a name; what they say stands below as text.' },
    { criterion: '1.4.11', says: 'Black on white, 21:1, in dark schemes and in forced colours as well.' },
    { criterion: '1.4.10', says: 'It narrows with its place and fits into 320 px.' },
    { criterion: '1.4.12', says: 'The value wraps and its box grows with it.' },
  ],
  without: {
    hover: 'A picture; there is nothing to press.',
    focus: 'A picture; it takes no focus.',
    pressed: 'A picture; there is nothing to press.',
    disabled: 'A picture cannot be disabled.',
    loading: 'It is drawn from the value at once, on the server too.',
  },
  exceptions: [],
  examples: [
    { name: 'Voucher', render: () => <Barcode value="KR4F7Q92LM" label="Barcode of your voucher" /> },
    {
      name: 'Digits alone',
      render: () => <Barcode value="6335000012345678" label="Barcode of your membership card" />,
    },
    {
      name: 'Long value',
      state: 'long-text',
      render: () => <Barcode value="HARBOUR-HOTEL-2027-000123456" label="Barcode of your stay" />,
    },
    {
      name: 'Nothing to draw',
      state: 'empty',
      render: () => <Barcode value="" label="Barcode" fallback={<Text>Your code is on its way.</Text>} />,
    },
    {
      name: 'Not a value for bars',
      state: 'invalid',
      render: () => (
        <Barcode value="crème-brûlée" label="Barcode" fallback={<Text>Read this out at the till: crème-brûlée</Text>} />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Barcode value="KR4F7Q92LM" label="الرمز الشريطي لقسيمتك" />
        </div>
      ),
    },
  ],
}
