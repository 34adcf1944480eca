import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { withoutControl } from '../../examples/states-without.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Icon, iconNames, iconSizes } from './Icon.tsx'

export const iconExamples: ComponentExamples = {
  component: 'Icon',
  summary: 'A small drawing that repeats what the words beside it say.',
  useFor: ['A drawing beside words that say the same.', 'The content of an IconButton, which has the name.'],
  insteadUse: [
    { when: 'It can be pressed', use: 'IconButton' },
    { when: 'It shows a thing and not a sign', use: 'Picture' },
  ],
  keyboard: [],
  without: {
    ...withoutControl('An icon'),
    empty: 'There is no icon without a drawing.',
    'long-text': 'It has no words.',
  },
  exceptions: [],
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
            <Inline key={name} gap="xsmall">
              <Icon name={name} />
              <Text size="small">{name}</Text>
            </Inline>
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
      state: 'right-to-left',
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
