import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { rewardTileExamples } from './RewardTile.examples.tsx'

const meta: Meta = { title: 'Components/RewardTile' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...rewardTileExamples} /> }
