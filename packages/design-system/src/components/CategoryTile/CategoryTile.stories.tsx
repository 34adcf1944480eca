import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { categoryTileExamples } from './CategoryTile.examples.tsx'

const meta: Meta = { title: 'Components/CategoryTile' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...categoryTileExamples} /> }
