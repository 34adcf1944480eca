import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { chipExamples } from './Chip.examples.tsx'

const meta: Meta = { title: 'Components/Chip' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...chipExamples} /> }
