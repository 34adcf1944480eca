import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Icon, iconNames, iconSizes } from './Icon.tsx'

export const iconExamples: ComponentExamples = {
  component: 'Icon',
  summary: 'A small drawing that repeats what the words beside it say.',
  accessibilityCriteria: [
    { criterion: '1.1.1', says: 'It is hidden from assistive technology; the words carry the meaning.' },
    { criterion: '1.4.11', says: 'It takes the text colour and so has its contrast.' },
  ],
  examples: [
    {
      name: 'All icons',
      render: () => (
        <Inline gap="large">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Inline>
      ),
    },
    {
      name: 'Sizes',
      render: () => (
        <Inline>
          {iconSizes.map((size) => (
            <Icon key={size} name="gift" size={size} />
          ))}
        </Inline>
      ),
    },
    {
      name: 'Right to left',
      render: () => (
        <div dir="rtl">
          <Inline>
            <Icon name="chevronRight" />
            <Icon name="arrowRight" />
            <Icon name="heart" />
          </Inline>
        </div>
      ),
    },
  ],
}
