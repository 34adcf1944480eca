import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { SingleExample } from '../../examples/SingleExample.tsx'
import { dialogExamples } from './Dialog.examples.tsx'

const meta: Meta = { title: 'Components/Dialog' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...dialogExamples} /> }

export const Help: StoryObj = { render: () => <SingleExample of={dialogExamples} name="Help" /> }

export const WithAPicture: StoryObj = { render: () => <SingleExample of={dialogExamples} name="With a picture" /> }

export const MustBeAnswered: StoryObj = { render: () => <SingleExample of={dialogExamples} name="Must be answered" /> }

export const LongText: StoryObj = { render: () => <SingleExample of={dialogExamples} name="Long text" /> }
