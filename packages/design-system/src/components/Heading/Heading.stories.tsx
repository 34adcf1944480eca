import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { headingExamples } from './Heading.examples.tsx'

const meta: Meta = { title: 'Components/Heading' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...headingExamples} /> }
