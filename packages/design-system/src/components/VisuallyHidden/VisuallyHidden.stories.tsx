import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { visuallyHiddenExamples } from './VisuallyHidden.examples.tsx'

const meta: Meta = { title: 'Components/VisuallyHidden' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...visuallyHiddenExamples} /> }
