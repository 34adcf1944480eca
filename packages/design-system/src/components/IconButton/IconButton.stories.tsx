import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { iconButtonExamples } from './IconButton.examples.tsx'

const meta: Meta = { title: 'Components/IconButton' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...iconButtonExamples} /> }
