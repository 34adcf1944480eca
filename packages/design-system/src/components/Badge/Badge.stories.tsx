import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { badgeExamples } from './Badge.examples.tsx'

const meta: Meta = { title: 'Components/Badge' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...badgeExamples} /> }
