import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { alertExamples } from './Alert.examples.tsx'

const meta: Meta = { title: 'Components/Alert' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...alertExamples} /> }
