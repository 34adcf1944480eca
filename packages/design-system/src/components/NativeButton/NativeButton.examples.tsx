import type { ComponentExamples } from '../../examples/component-examples.ts'
import { buttonVariants } from '../Button/button-variants.ts'
import { Section } from '../Section/Section.tsx'
import { NativeButton } from './NativeButton.tsx'

const doNothing = () => undefined

export const nativeButtonExamples: ComponentExamples = {
  component: 'NativeButton',
  summary: 'A button that is never disabled and never pending, for the shell of every page. Elsewhere use Button.',
  useFor: ['What stands on every page, where each hundred bytes count.'],
  insteadUse: [{ when: 'It can be disabled or pending', use: 'Button' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it.' },
  ],
  control: { role: 'button', name: 'Login / Join' },
  without: {
    disabled: 'It is never disabled; what needs that is a Button.',
    invalid: 'It holds no value.',
    loading: 'It is never pending; what needs that is a Button.',
    empty: 'A button without words does not compile.',
  },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '2.1.1', says: 'It is a button of the browser: Enter and Space press it.' },
    { criterion: '4.1.2', says: 'It has a role and a name that say what it is and does.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
  ],
  examples: [
    ...buttonVariants
      .filter((variant) => variant !== 'onBrand')
      .map((variant) => ({
        name: `Variant: ${variant}`,
        render: () => (
          <NativeButton variant={variant} onPress={doNothing}>
            Login / Join
          </NativeButton>
        ),
      })),
    {
      name: 'On brand',
      render: () => (
        <Section background="brandBackground" as="div">
          <NativeButton variant="onBrand" onPress={doNothing}>
            Login / Join
          </NativeButton>
        </Section>
      ),
    },
    {
      name: 'Small',
      render: () => (
        <NativeButton size="small" onPress={doNothing}>
          Login / Join
        </NativeButton>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <NativeButton onPress={doNothing}>Join the club and get five hundred points for your first flight</NativeButton>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <NativeButton onPress={doNothing}>انضم إلى النادي</NativeButton>
        </div>
      ),
    },
  ],
}
