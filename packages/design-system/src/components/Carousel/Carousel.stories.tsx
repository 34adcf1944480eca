import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { carouselExamples } from './Carousel.examples.tsx'

const meta: Meta = { title: 'Components/Carousel' }

export default meta

export const Examples: StoryObj = { render: () => <ExamplesPage {...carouselExamples} /> }
