import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { sectionExamples } from './Section.examples.tsx'

const meta: Meta = { title: 'Components/Section' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...sectionExamples} /> }
