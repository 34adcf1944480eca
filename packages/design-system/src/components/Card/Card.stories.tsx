import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { cardExamples } from './Card.examples.tsx'

const meta: Meta = { title: 'Components/Card' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...cardExamples} /> }
