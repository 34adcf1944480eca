import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { SingleExample } from '../../examples/SingleExample.tsx'
import { menuButtonExamples } from './MenuButton.examples.tsx'

const meta: Meta = { title: 'Components/MenuButton' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...menuButtonExamples} /> }

export const Opened: StoryObj = {
  render: () => <SingleExample of={menuButtonExamples} name="Account menu" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }))
  },
}
