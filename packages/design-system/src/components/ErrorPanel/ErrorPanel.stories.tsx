import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { errorPanelExamples } from './ErrorPanel.examples.tsx'

const meta: Meta = { title: 'Components/ErrorPanel' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...errorPanelExamples} /> }
