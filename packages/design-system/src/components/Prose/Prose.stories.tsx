import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { proseExamples } from './Prose.examples.tsx'

const meta: Meta = { title: 'Components/Prose' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...proseExamples} /> }
