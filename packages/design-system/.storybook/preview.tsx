import '../exports/global.ts'
import '../src/fonts/figtree-block.css'
import '../src/examples/gallery.css.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { themes } from '../src/themes/themes.ts'
import { preferMedia, watchStyleSheets } from './media-preferences.ts'

type Globals = {
  readonly theme: string
  readonly scheme: string
  readonly contrast: string
  readonly direction: string
  readonly text: string
  readonly motion: string
  readonly forced: string
}

watchStyleSheets()

const withPageAttributes: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  const { theme, scheme, contrast, direction, text, motion, forced } = globals as Globals
  root.dataset['theme'] = theme
  root.lang = direction === 'rtl' ? 'ar' : 'en-GB'
  root.dir = direction
  choose('colorScheme', scheme, 'device')
  choose('contrast', contrast, 'device')
  choose('textSize', text, '100')
  preferMedia([
    { feature: 'prefers-reduced-motion', value: motion === 'device' ? undefined : motion },
    { feature: 'forced-colors', value: forced === 'device' ? undefined : forced },
  ])
  return <Story />

  function choose(attribute: string, value: string, left: string) {
    if (value === left) delete root.dataset[attribute]
    else root.dataset[attribute] = value
  }
}

const preview: Preview = {
  decorators: [withPageAttributes],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    actions: { disable: true },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        reflow: { name: '320 px: 1280 px at 400 %', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 375 px', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  initialGlobals: {
    theme: themes[0].name,
    scheme: 'device',
    contrast: 'device',
    direction: 'ltr',
    text: '100',
    motion: 'device',
    forced: 'device',
  },
  globalTypes: {
    theme: choice(
      'Brand',
      'paintbrush',
      themes.map(({ name, displayName }) => ({ value: name, title: displayName })),
    ),
    scheme: choice('Colour scheme', 'mirror', [
      { value: 'device', title: 'Scheme of the device' },
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    contrast: choice('Contrast', 'contrast', [
      { value: 'device', title: 'Contrast of the device' },
      { value: 'more', title: 'More contrast' },
    ]),
    forced: choice('Forced colours', 'eye', [
      { value: 'device', title: 'Colours of the device' },
      { value: 'active', title: 'Forced colours' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: choice('Motion', 'play', [
      { value: 'device', title: 'Motion of the device' },
      { value: 'reduce', title: 'Reduced motion' },
      { value: 'no-preference', title: 'All motion' },
    ]),
    text: choice('Text size', 'zoom', [
      { value: '100', title: 'Text 100 %' },
      { value: '200', title: 'Text 200 %' },
    ]),
  },
}

function choice(description: string, icon: string, items: readonly { value: string; title: string }[]) {
  return { description, toolbar: { icon, items: [...items], dynamicTitle: true } }
}

export default preview
