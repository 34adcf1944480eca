import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { orderTileExamples } from './OrderTile.examples.tsx'

const meta: Meta = { title: 'Components/OrderTile' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...orderTileExamples} /> }
