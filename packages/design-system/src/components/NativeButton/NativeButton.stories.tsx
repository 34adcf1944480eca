import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { nativeButtonExamples } from './NativeButton.examples.tsx'

const meta: Meta = { title: 'Components/NativeButton' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...nativeButtonExamples} /> }
