import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { textExamples } from './Text.examples.tsx'

const meta: Meta = { title: 'Components/Text' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...textExamples} /> }
