import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { linkExamples } from './Link.examples.tsx'

const meta: Meta = { title: 'Components/Link' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...linkExamples} /> }
