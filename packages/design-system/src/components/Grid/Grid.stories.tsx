import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { gridExamples } from './Grid.examples.tsx'

const meta: Meta = { title: 'Components/Grid' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...gridExamples} /> }
