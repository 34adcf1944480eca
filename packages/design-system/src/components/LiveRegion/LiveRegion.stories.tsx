import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { liveRegionExamples } from './LiveRegion.examples.tsx'

const meta: Meta = { title: 'Components/LiveRegion' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...liveRegionExamples} /> }
