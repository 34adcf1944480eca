import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { SingleExample } from '../../examples/SingleExample.tsx'
import { toastRegionExamples } from './ToastRegion.examples.tsx'

const meta: Meta = { title: 'Components/ToastRegion' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...toastRegionExamples} /> }

export const AllTypes: StoryObj = { render: () => <SingleExample of={toastRegionExamples} name="All types" /> }

export const NotClosable: StoryObj = { render: () => <SingleExample of={toastRegionExamples} name="Not closable" /> }

export const LongText: StoryObj = { render: () => <SingleExample of={toastRegionExamples} name="Long text" /> }
