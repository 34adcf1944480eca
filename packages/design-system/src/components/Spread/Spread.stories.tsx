import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { spreadExamples } from './Spread.examples.tsx'

const meta: Meta = { title: 'Components/Spread' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...spreadExamples} /> }
