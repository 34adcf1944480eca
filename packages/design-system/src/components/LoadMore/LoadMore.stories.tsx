import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { loadMoreExamples } from './LoadMore.examples.tsx'

const meta: Meta = { title: 'Components/LoadMore' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...loadMoreExamples} /> }
