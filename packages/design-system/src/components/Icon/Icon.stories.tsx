import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { iconExamples } from './Icon.examples.tsx'

const meta: Meta = { title: 'Components/Icon' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...iconExamples} /> }
