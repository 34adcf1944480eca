import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { skipLinkExamples } from './SkipLink.examples.tsx'

const meta: Meta = { title: 'Components/SkipLink' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...skipLinkExamples} /> }
