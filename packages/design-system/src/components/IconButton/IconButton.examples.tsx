import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Section } from '../Section/Section.tsx'
import { IconButton, iconButtonVariants } from './IconButton.tsx'

export const iconButtonExamples: ComponentExamples = {
  component: 'IconButton',
  summary: 'A button whose only face is an icon.',
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'Its label is its name.' },
    { criterion: '2.5.8', says: 'It is 44 px square.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
  ],
  examples: [
    ...iconButtonVariants
      .filter((variant) => variant !== 'onBrand')
      .map((variant) => ({
        name: `Variant: ${variant}`,
        render: () => (
          <IconButton label="Search" variant={variant}>
            <Icon name="search" />
          </IconButton>
        ),
      })),
    {
      name: 'On brand',
      render: () => (
        <Section background="brandBackground" as="div">
          <IconButton label="Menu" variant="onBrand">
            <Icon name="menu" />
          </IconButton>
        </Section>
      ),
    },
    {
      name: 'Pressed',
      render: () => (
        <IconButton label="Favourite" variant="raised" aria-pressed>
          <Icon name="heartFilled" />
        </IconButton>
      ),
    },
    {
      name: 'Disabled',
      render: () => (
        <IconButton label="Refresh" isDisabled>
          <Icon name="refresh" />
        </IconButton>
      ),
    },
  ],
}
