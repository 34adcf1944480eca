import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Section } from '../Section/Section.tsx'
import { Button, buttonSizes, buttonVariants } from './Button.tsx'

export const buttonExamples: ComponentExamples = {
  component: 'Button',
  summary: 'Does something on this page. What leads elsewhere is a ButtonLink.',
  useFor: ['What does something on this page: sends a form, opens a dialog, copies a code.'],
  insteadUse: [
    { when: 'It leads to another page', use: 'ButtonLink' },
    { when: 'Its only face is an icon', use: 'IconButton' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it.' },
  ],
  control: { role: 'button', name: 'Use points' },
  without: {
    invalid: 'It holds no value.',
    empty: 'A button without words does not compile.',
  },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'It has a role and a name that say what it is and does.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
    { criterion: '2.5.8', says: 'It is 48 px high and at least 140 wide; the small one is 40 high.' },
    { criterion: '4.1.3', says: 'Turning pending is announced, and focus stays.' },
    { criterion: '1.4.11', says: 'The outline of the secondary button has 3:1.' },
  ],
  examples: [
    ...buttonVariants
      .filter((variant) => variant !== 'onBrand')
      .map((variant) => ({ name: `Variant: ${variant}`, render: () => <Button variant={variant}>Use points</Button> })),
    {
      name: 'On brand',
      render: () => (
        <Section background="brandBackground" as="div">
          <Button variant="onBrand">Join the club</Button>
        </Section>
      ),
    },
    ...buttonSizes.map((size) => ({ name: `Size: ${size}`, render: () => <Button size={size}>Copy code</Button> })),
    {
      name: 'With an icon',
      render: () => (
        <Button variant="secondary">
          <Icon name="copy" />
          Copy code
        </Button>
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => (
        <Inline>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} isDisabled>
              Use points
            </Button>
          ))}
        </Inline>
      ),
    },
    {
      name: 'Pending',
      state: 'loading',
      render: () => (
        <Inline>
          {buttonVariants
            .filter((variant) => variant !== 'onBrand')
            .map((variant) => (
              <Button key={variant} variant={variant} isPending pendingLabel="Placing your order">
                Use points
              </Button>
            ))}
        </Inline>
      ),
    },
    { name: 'Full width', render: () => <Button fullWidth>Continue to payment</Button> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => <Button>Send the voucher to everybody on my booking and keep a copy for me</Button>,
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Button>
            <Icon name="gift" />
            استخدم النقاط
          </Button>
        </div>
      ),
    },
  ],
}
