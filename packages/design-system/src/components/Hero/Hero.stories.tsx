import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { heroExamples } from './Hero.examples.tsx'

const meta: Meta = { title: 'Components/Hero' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...heroExamples} /> }
