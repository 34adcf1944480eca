import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LoadMore } from './LoadMore.tsx'

const texts = {
  label: 'Load more',
  loadingLabel: 'Loading more rewards',
  failedText: 'We couldn’t load more. Please try again.',
}

export const loadMoreExamples: ComponentExamples = {
  component: 'LoadMore',
  summary: 'The way to the next page of a list.',
  useFor: [
    'Lists that people look around in, where a longer page loses nothing.',
    'Instead of loading while people scroll, which keeps them from the foot of the page.',
  ],
  insteadUse: [
    { when: 'People come back to a place in the list', use: 'Pagination' },
    { when: 'The first page is on its way', use: 'SkeletonGrid' },
  ],
  pattern: { name: 'Button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  keyboard: [
    { keys: 'Enter', does: 'Loads the next page, or tries again.' },
    { keys: 'Space', does: 'Loads the next page, or tries again.' },
    { keys: 'Tab', does: 'Goes to the button, which keeps focus while it loads.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.1.1', says: 'It is a button: Enter and Space press it.' },
    { criterion: '4.1.3', says: 'That it loads, and that it failed, is announced without moving focus.' },
    { criterion: '2.5.8', says: 'The button is 48 px high.' },
    { criterion: '2.4.3', says: 'It keeps focus while it loads; the list decides where focus goes next.' },
  ],
  control: { role: 'button', name: 'Load more' },
  without: {
    disabled: 'When there is no next page the button is left out.',
    empty: 'An empty list has no next page.',
  },
  exceptions: [],
  examples: [
    {
      name: 'More to come',
      state: 'default',
      render: () => <LoadMore {...texts} state="available" onLoadMore={() => undefined} />,
    },
    {
      name: 'With how much is there',
      render: () => (
        <LoadMore {...texts} state="available" progressText="24 of 96 rewards" onLoadMore={() => undefined} />
      ),
    },
    {
      name: 'Loading',
      state: 'loading',
      render: () => <LoadMore {...texts} state="loading" onLoadMore={() => undefined} />,
    },
    {
      name: 'Failed',
      state: 'invalid',
      render: () => <LoadMore {...texts} state="failed" onLoadMore={() => undefined} />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <LoadMore
          {...texts}
          state="failed"
          label="Load more rewards that you can have for the points in your account"
          failedText="We couldn’t load more rewards, because your connection was lost or our own machines are busy. Nothing that you have chosen is gone. Please try again in a minute."
          progressText="24 of 1,296 rewards that match everything you asked for"
          onLoadMore={() => undefined}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <LoadMore
            state="available"
            label="عرض المزيد"
            loadingLabel="جارٍ التحميل"
            failedText="تعذر التحميل"
            progressText="24 من 96"
            onLoadMore={() => undefined}
          />
        </div>
      ),
    },
  ],
}
