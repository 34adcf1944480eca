import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { skeletonExamples } from './Skeleton.examples.tsx'

const meta: Meta = { title: 'Components/Skeleton' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...skeletonExamples} /> }
