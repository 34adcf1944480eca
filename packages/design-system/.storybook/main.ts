import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { componentApi } from './component-api-plugin.ts'
import { componentIndexers, componentStories } from './component-stories.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/components/**/*.examples.tsx'],
  experimental_indexers: componentIndexers,
  addons: ['@storybook/addon-a11y'],
  staticDirs: [{ from: './pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The page of each component shows its types itself.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [componentStories(), componentApi(), vanillaExtractPlugin()],
      optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
    }),
}

export default config
