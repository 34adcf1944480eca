import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { textFieldExamples } from './TextField.examples.tsx'

const meta: Meta = { title: 'Components/TextField' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...textFieldExamples} /> }
