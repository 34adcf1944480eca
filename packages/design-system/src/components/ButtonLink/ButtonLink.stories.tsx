import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { buttonLinkExamples } from './ButtonLink.examples.tsx'

const meta: Meta = { title: 'Components/ButtonLink' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...buttonLinkExamples} /> }
