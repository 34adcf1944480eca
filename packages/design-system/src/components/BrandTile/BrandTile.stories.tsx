import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { brandTileExamples } from './BrandTile.examples.tsx'

const meta: Meta = { title: 'Components/BrandTile' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...brandTileExamples} /> }
