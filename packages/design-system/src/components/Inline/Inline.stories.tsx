import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { inlineExamples } from './Inline.examples.tsx'

const meta: Meta = { title: 'Components/Inline' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...inlineExamples} /> }
