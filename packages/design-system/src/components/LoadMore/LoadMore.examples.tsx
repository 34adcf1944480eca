import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LoadMore, loadMoreStates } from './LoadMore.tsx'

const texts = {
  label: 'Load more',
  loadingLabel: 'Loading more rewards',
  failedText: 'We couldn’t load more. Please try again.',
}

export const loadMoreExamples: ComponentExamples = {
  component: 'LoadMore',
  summary: 'The way to the next page of a list.',
  accessibilityCriteria: [
    { criterion: '2.1.1', says: 'It is a button: Enter and Space press it.' },
    { criterion: '4.1.3', says: 'That it loads, and that it failed, is announced without moving focus.' },
    { criterion: '2.4.3', says: 'It keeps focus while it loads; the list decides where focus goes next.' },
  ],
  examples: loadMoreStates.map((state) => ({
    name: `State: ${state}`,
    render: () => <LoadMore {...texts} state={state} onLoadMore={() => undefined} />,
  })),
}
