import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { buttonExamples } from './Button.examples.tsx'

const meta: Meta = { title: 'Components/Button' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...buttonExamples} /> }
