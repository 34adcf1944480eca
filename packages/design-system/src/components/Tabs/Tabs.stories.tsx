import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { tabsExamples } from './Tabs.examples.tsx'

const meta: Meta = { title: 'Components/Tabs' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...tabsExamples} /> }
