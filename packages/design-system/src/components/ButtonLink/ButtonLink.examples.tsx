import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Section } from '../Section/Section.tsx'
import { buttonVariants } from '../Button/button-variants.ts'
import { ButtonLink } from './ButtonLink.tsx'

export const buttonLinkExamples: ComponentExamples = {
  component: 'ButtonLink',
  summary: 'A link with the weight of a button, for the way on.',
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'It has a role and a name that say what it is and does.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
    { criterion: '2.5.8', says: 'The target is 44 px high or more where the layout allows, and never under 24.' },
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
      render: () => (
        <ButtonLink href="#long">See what two people can do with twenty-four thousand points in a weekend</ButtonLink>
      ),
    },
    {
      name: 'Right to left',
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
