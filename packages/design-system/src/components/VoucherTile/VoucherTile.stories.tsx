import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { voucherTileExamples } from './VoucherTile.examples.tsx'

const meta: Meta = { title: 'Components/VoucherTile' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...voucherTileExamples} /> }
