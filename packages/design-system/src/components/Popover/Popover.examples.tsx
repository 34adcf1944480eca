import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button } from '../Button/Button.tsx'
import { buttonSizes } from '../Button/Button.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Section } from '../Section/Section.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover, popoverPlacements } from './Popover.tsx'
import type { PopoverProps } from './Popover.tsx'

const open = { kind: 'open', control: { role: 'button', name: 'When do points arrive?' } } as const

export const popoverExamples: ComponentExamples = {
  component: 'Popover',
  summary: 'A button and a small dialog that opens beside it.',
  useFor: [
    'A few sentences, a picture or one or two controls that belong to one place on the page.',
    'Help with a link or a button in it, which a tooltip cannot hold.',
  ],
  insteadUse: [
    { when: 'It is one sentence with nothing to press', use: 'Tooltip' },
    { when: 'It asks a question that must be answered, or is longer than a few sentences', use: 'Dialog' },
    { when: 'It is a list of things to do', use: 'MenuButton' },
  ],
  pattern: { name: 'Dialog', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/' },
  keyboard: [
    { keys: 'Enter', does: 'opens it and moves focus into it' },
    { keys: 'Space', does: 'opens it and moves focus into it' },
    { keys: 'Tab', does: 'moves to the next control in it, and from the last to the first' },
    { keys: 'Shift + Tab', does: 'moves to the control before, and from the first to the last' },
    { keys: 'Escape', does: 'closes it and gives focus back to the button' },
  ],
  accessibilityCriteria: [
    {
      criterion: '4.1.2',
      says: 'The button says that a dialog opens and whether it is open; the title names the dialog.',
    },
    { criterion: '2.4.3', says: 'Focus moves in, stays in, and goes back to the button.' },
    { criterion: '2.1.2', says: 'Escape, the close button and a press beside it all leave.' },
    { criterion: '1.4.10', says: 'A sheet on the lower edge below 768 px; it fits into 320 px and scrolls by itself.' },
    { criterion: '2.5.8', says: 'The close button is 44 px square.' },
  ],
  control: { role: 'button', name: 'When do points arrive?' },
  without: {
    invalid: 'It holds no value of its own.',
    loading: 'What it shows is there before it opens.',
    empty: 'Without words there is nothing to open.',
  },
  exceptions: [],
  examples: [
    { name: 'Closed', render: () => <Help /> },
    { name: 'Open', render: () => <Help />, interaction: open, isOverlay: true },
    {
      name: 'Open with actions',
      render: () => <Help actions={<Button size="small">Claim missing points</Button>} />,
      interaction: open,
      isOverlay: true,
    },
    ...popoverPlacements.map((placement) => ({
      name: `Placement ${placement}`,
      render: () => <Help placement={placement} />,
      interaction: open,
      isOverlay: true,
    })),
    { name: 'With an icon', render: () => <Help icon="question" /> },
    { name: 'Quiet', render: () => <Help variant="quiet" /> },
    { name: 'Primary', render: () => <Help variant="primary" /> },
    {
      name: 'On brand',
      render: () => (
        <Section background="brandBackground" as="div">
          <Help variant="onBrand" />
        </Section>
      ),
    },
    ...buttonSizes.map((size) => ({ name: `Size ${size}`, render: () => <Help size={size} /> })),
    { name: 'Disabled', state: 'disabled', render: () => <Help isDisabled /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Help title="When do the points of a stay, a flight or a cruise arrive in the account of each person on the booking?">
          <Stack>
            {Array.from({ length: 12 }, (_, index) => (
              <Text key={index}>
                Points land within 35 days of the end of your journey, whoever paid for it, and show on your statement
                under the name of the partner.
              </Text>
            ))}
          </Stack>
        </Help>
      ),
      interaction: open,
      isOverlay: true,
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Popover label="متى تصل النقاط؟" title="متى تصل النقاط" closeLabel="إغلاق">
              تصل النقاط خلال خمسة وثلاثين يومًا من نهاية رحلتك.
            </Popover>
          </div>
        </LocaleProvider>
      ),
      interaction: { kind: 'open', control: { role: 'button', name: 'متى تصل النقاط؟' } },
      isOverlay: true,
    },
  ],
}

function Help({
  title = 'Within 35 days',
  children = 'Points land within 35 days of the end of your stay. Partners tell us once a month, so some take a little longer.',
  ...props
}: Partial<PopoverProps>) {
  return (
    <Popover {...props} label="When do points arrive?" title={title} closeLabel="Close">
      {children}
    </Popover>
  )
}
