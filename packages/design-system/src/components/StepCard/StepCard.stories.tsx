import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { stepCardExamples } from './StepCard.examples.tsx'

const meta: Meta = { title: 'Components/StepCard' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...stepCardExamples} /> }
