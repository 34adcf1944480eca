import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { descriptionListExamples } from './DescriptionList.examples.tsx'

const meta: Meta = { title: 'Components/DescriptionList' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...descriptionListExamples} /> }
