import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Section } from '../Section/Section.tsx'
import { IconButton, iconButtonVariants } from './IconButton.tsx'

export const iconButtonExamples: ComponentExamples = {
  component: 'IconButton',
  summary: 'A button whose only face is an icon.',
  useFor: ['What everybody knows by its sign: close, search, favourite, back and forth.'],
  insteadUse: [
    { when: 'There is room for words', use: 'Button' },
    { when: 'It leads to another page', use: 'Link' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it.' },
  ],
  control: { role: 'button', name: 'Search' },
  without: {
    invalid: 'It holds no value.',
    loading: 'What waits says so where its result will be.',
    empty: 'A button without a name does not compile.',
    'long-text': 'Its name is heard, and takes no room.',
  },
  exceptions: [],
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
      name: 'Switched on',
      render: () => (
        <IconButton label="Favourite" variant="raised" aria-pressed>
          <Icon name="heartFilled" />
        </IconButton>
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => (
        <IconButton label="Refresh" isDisabled>
          <Icon name="refresh" />
        </IconButton>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <IconButton label="التالي" variant="raised">
            <Icon name="chevronRight" />
          </IconButton>
        </div>
      ),
    },
  ],
}
