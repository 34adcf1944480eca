import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Section } from '../Section/Section.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { buttonVariants } from '../Button/button-variants.ts'
import { ButtonLink } from './ButtonLink.tsx'

export const buttonLinkExamples: ComponentExamples = {
  component: 'ButtonLink',
  summary: 'A link with the weight of a button, for the way on.',
  useFor: [
    'The way on: to the next step, to the catalogue, to where one joins.',
    'What leads elsewhere and should be as easy to see and to press as a button.',
  ],
  insteadUse: [
    { when: 'It does something on this page', use: 'Button' },
    { when: 'It is one of many ways, or stands in a sentence', use: 'Link' },
  ],
  pattern: { name: 'Link', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/' },
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the link.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  control: { role: 'link', name: 'Start earning' },
  without: {
    disabled: 'A link that leads nowhere is not shown; words beside its place say why.',
    invalid: 'It holds no value.',
    loading: 'The page that it leads to loads, not the link.',
    empty: 'A link without words has no name and is not shown.',
  },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'It has a role and a name that say what it is and does.' },
    {
      criterion: '1.3.1',
      says: 'What stands beside it, such as why it is there, can be tied to it as its description.',
    },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
    { criterion: '2.5.8', says: 'It is 48 px high and at least 140 wide; the small one is 40 high.' },
    { criterion: '1.4.10', says: 'Its words wrap; it is never wider than its parent.' },
    { criterion: '3.2.5', says: 'A link that opens a new tab says so to assistive technology.' },
  ],
  examples: [
    ...buttonVariants
      .filter((variant) => variant !== 'onBrand')
      .map((variant) => ({
        name: `Variant: ${variant}`,
        render: () => (
          <ButtonLink href="#earn" variant={variant}>
            Start earning
          </ButtonLink>
        ),
      })),
    {
      name: 'On brand',
      render: () => (
        <Section background="brandBackground" as="div">
          <ButtonLink href="#join" variant="onBrand">
            Join the club
          </ButtonLink>
        </Section>
      ),
    },
    {
      name: 'Small',
      render: () => (
        <ButtonLink href="#all" size="small" variant="secondary">
          See all
        </ButtonLink>
      ),
    },
    {
      name: 'Full width',
      render: () => (
        <ButtonLink href="#pay" fullWidth>
          Continue
        </ButtonLink>
      ),
    },
    {
      name: 'Described',
      render: () => (
        <Stack gap="small">
          <ButtonLink href="#subscribe" aria-describedby="button-link-reason">
            See subscriptions
          </ButtonLink>
          <Text id="button-link-reason" size="small">
            This reward is for subscribers.
          </Text>
        </Stack>
      ),
    },
    {
      name: 'External',
      render: () => (
        <ButtonLink href="https://example.com/" isExternal externalLabel="opens in a new tab">
          Buy points
          <Icon name="external" size="small" />
        </ButtonLink>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <ButtonLink href="#long">See what two people can do with twenty-four thousand points in a weekend</ButtonLink>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <ButtonLink href="#rtl">
            ابدأ الآن
            <Icon name="arrowRight" />
          </ButtonLink>
        </div>
      ),
    },
  ],
}
