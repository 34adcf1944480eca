import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { MenuButton } from './MenuButton.tsx'

export const menuButtonExamples: ComponentExamples = {
  component: 'MenuButton',
  summary: 'A button with a menu: a dropdown, or a bottom sheet on small screens.',
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'It has a role and a name that say what it is and does.' },
    { criterion: '2.1.1', says: 'Arrow keys move, letters jump, Escape closes.' },
    { criterion: '2.4.3', says: 'Focus goes back to the button.' },
    { criterion: '2.5.8', says: 'The target is 44 px high or more where the layout allows, and never under 24.' },
  ],
  examples: [
    {
      name: 'Account menu',
      render: () => (
        <MenuButton
          label="Account"
          triggerContent={
            <>
              <Icon name="person" />
              <span>Amara · 24,650 points</span>
            </>
          }
          header={
            <Stack gap="none">
              <Text weight="strong">Amara Okafor</Text>
              <Text numeric tone="muted">
                24,650 points
              </Text>
            </Stack>
          }
          items={items}
          externalLabel="opens in a new tab"
        />
      ),
    },
    {
      name: 'Without header',
      render: () => (
        <MenuButton
          label="Sort"
          triggerContent="Sort"
          items={[
            { id: 'price', label: 'Fewest points' },
            { id: 'new', label: 'Newest' },
          ]}
        />
      ),
    },
  ],
}

const items = [
  { id: 'account', label: 'Your account', href: '#account' },
  { id: 'rewards', label: 'My rewards', href: '#rewards' },
  { id: 'buy', label: 'Buy points', href: 'https://example.com/', isExternal: true },
  { id: 'log-out', label: 'Log out', onAction: () => undefined },
]
