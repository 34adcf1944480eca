import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { emptyStateExamples } from './EmptyState.examples.tsx'

const meta: Meta = { title: 'Components/EmptyState' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...emptyStateExamples} /> }
