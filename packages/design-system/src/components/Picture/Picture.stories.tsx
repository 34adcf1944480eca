import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { pictureExamples } from './Picture.examples.tsx'

const meta: Meta = { title: 'Components/Picture' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...pictureExamples} /> }
