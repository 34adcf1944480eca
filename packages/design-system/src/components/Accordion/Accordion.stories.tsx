import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { accordionExamples } from './Accordion.examples.tsx'

const meta: Meta = { title: 'Components/Accordion' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...accordionExamples} /> }
