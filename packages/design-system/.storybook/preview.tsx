import '../exports/global.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { themes } from '../src/themes/themes.ts'

const withPageAttributes: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  const { theme, scheme, direction } = globals as { theme: string; scheme: string; direction: string }
  root.dataset['theme'] = theme
  root.lang = direction === 'rtl' ? 'ar' : 'en-GB'
  root.dir = direction
  if (scheme === 'device') delete root.dataset['colorScheme']
  else root.dataset['colorScheme'] = scheme
  return <Story />
}

const preview: Preview = {
  decorators: [withPageAttributes],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    actions: { disable: true },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
  },
  initialGlobals: { theme: themes[0].name, scheme: 'device', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: themes.map(({ name, displayName }) => ({ value: name, title: displayName })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'circlehollow', items: ['device', 'light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
}

export default preview
