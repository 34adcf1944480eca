import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { stackExamples } from './Stack.examples.tsx'

const meta: Meta = { title: 'Components/Stack' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...stackExamples} /> }
