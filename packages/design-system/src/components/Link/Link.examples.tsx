import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Section } from '../Section/Section.tsx'
import { Text } from '../Text/Text.tsx'
import { Link, linkVariants } from './Link.tsx'

export const linkExamples: ComponentExamples = {
  component: 'Link',
  summary: 'Takes a person to another place: inside a sentence, on its own, or in a menu.',
  useFor: ['What leads to another page or to another place on this one.'],
  insteadUse: [
    { when: 'It does something on this page', use: 'Button' },
    { when: 'It is the way on from a page and should look so', use: 'ButtonLink' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  control: { role: 'link', name: 'See every offer' },
  without: {
    disabled: 'A link that leads nowhere is left out.',
    invalid: 'It holds no value.',
    loading: 'The page that it leads to shows that.',
    empty: 'A link without words is left out.',
  },
  exceptions: [
    {
      what: 'A link inside a sentence is only as high as its line.',
      why: 'A larger target would cover the lines above and below; 2.5.8 and 2.5.5 except it.',
    },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'It has a role and a name that say what it is and does.' },
    { criterion: '1.4.1', says: 'A link inside text is underlined, so colour is not its only mark.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
    { criterion: '2.5.8', says: 'On its own it is 44 px high; in a sentence it is as high as its line.' },
    { criterion: '1.4.10', says: 'Long words wrap; it is never wider than a screen of 320 px.' },
    { criterion: '3.2.5', says: 'A link that opens a new tab says so to assistive technology.' },
  ],
  examples: [
    ...linkVariants
      .filter((variant) => variant !== 'onBrand')
      .map((variant) => ({
        name: `Variant: ${variant}`,
        render: () => (
          <Link href="#offers" variant={variant}>
            See every offer
          </Link>
        ),
      })),
    {
      name: 'On brand',
      render: () => (
        <Section background="brandBackground" as="div">
          <Text tone="onBrand">
            Read{' '}
            <Link href="#terms" variant="onBrand">
              the terms of membership
            </Link>{' '}
            first.
          </Text>
        </Section>
      ),
    },
    {
      name: 'In a sentence',
      render: () => (
        <Text>
          Points land within 35 days. <Link href="#help">What if they do not?</Link>
        </Text>
      ),
    },
    {
      name: 'Current page',
      render: () => (
        <Link href="#rewards" variant="quiet" isCurrent>
          Rewards
        </Link>
      ),
    },
    {
      name: 'External',
      render: () => (
        <Link href="https://example.com/" isExternal externalLabel="opens in a new tab" variant="standalone">
          Kestrel holidays
          <Icon name="external" size="small" />
        </Link>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Link href="#long">
          Two nights for two with dinner, a bottle of English sparkling wine and late check-out at a converted signal
          house on the coast
        </Link>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Link href="#rtl" variant="standalone">
            عرض كل المكافآت
            <Icon name="chevronRight" size="small" />
          </Link>
        </div>
      ),
    },
  ],
}
