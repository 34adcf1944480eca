import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { spinnerExamples } from './Spinner.examples.tsx'

const meta: Meta = { title: 'Components/Spinner' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...spinnerExamples} /> }
