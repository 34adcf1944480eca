import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { containerExamples } from './Container.examples.tsx'

const meta: Meta = { title: 'Components/Container' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...containerExamples} /> }
