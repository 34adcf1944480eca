import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { QrCode, qrCodeSizes, qrCorrections } from './QrCode.tsx'

export const qrCodeExamples: ComponentExamples = {
  component: 'QrCode',
  summary: 'A code for a scanner at the till: always dark on white, in every theme.',
  useFor: [
    'A voucher that somebody else scans from the screen.',
    'An address that continues on another device.',
    'Always with the same value as text beside it, in a CopyField or in words.',
  ],
  insteadUse: [
    { when: 'The till reads bars only', use: 'Barcode' },
    { when: 'The person takes the code to another page', use: 'CopyField' },
  ],
  keyboard: [],
  accessibilityCriteria: [
    { criterion: '1.1.1', says: 'It is one picture with a name that says what the code is for.' },
    { criterion: '1.4.11', says: 'Black on white, 21:1, in dark schemes and in forced colours as well.' },
    { criterion: '1.4.10', says: 'It narrows with its place and fits into 320 px.' },
    { criterion: '1.4.4', says: 'It is drawn, not a bitmap: it stays sharp at every zoom.' },
  ],
  without: {
    hover: 'A picture; there is nothing to press.',
    focus: 'A picture; it takes no focus.',
    pressed: 'A picture; there is nothing to press.',
    disabled: 'A picture cannot be disabled.',
    loading: 'It is drawn from the value at once, on the server too.',
    'right-to-left': 'A code reads the same in every direction of writing.',
  },
  exceptions: [],
  examples: [
    { name: 'Voucher', render: () => <QrCode value="KR-4F7Q-92LM" label="QR code of your voucher" /> },
    ...qrCodeSizes.map((size) => ({
      name: `Size: ${size}`,
      render: () => <QrCode value="KR-4F7Q-92LM" label={`QR code, ${size}`} size={size} />,
    })),
    {
      name: 'Corrections',
      render: () => (
        <Inline>
          {qrCorrections.map((correction) => (
            <QrCode
              key={correction}
              value="https://club.example/v/4f7q92lm"
              label={`QR code, ${correction} correction`}
              size="small"
              correction={correction}
            />
          ))}
        </Inline>
      ),
    },
    {
      name: 'Long address',
      state: 'long-text',
      render: () => <QrCode value={longAddress} label="QR code of your boarding pass" size="large" />,
    },
    {
      name: 'Nothing to draw',
      state: 'empty',
      render: () => (
        <QrCode value="" label="QR code of your voucher" fallback={<Text>Your code is on its way.</Text>} />
      ),
    },
    {
      name: 'Too long for a code',
      state: 'invalid',
      render: () => (
        <QrCode
          value={'x'.repeat(3000)}
          label="QR code of your voucher"
          fallback={<Text>Show your membership number at the till.</Text>}
        />
      ),
    },
  ],
}

const longAddress = `https://club.example/pass?${Array.from({ length: 12 }, (_, index) => `stop${index}=harbour${index}`).join('&')}`
