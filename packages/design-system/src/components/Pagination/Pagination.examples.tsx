import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Pagination } from './Pagination.tsx'
import type { PaginationProps } from './Pagination.tsx'

export const paginationExamples: ComponentExamples = {
  component: 'Pagination',
  summary: 'The pages of a long list as links, each with an address to keep.',
  useFor: [
    'Lists that people search by place or come back to, such as a year of transactions.',
    'Lists whose length matters: it tells how many pages there are.',
  ],
  insteadUse: [
    { when: 'People look around and nothing is lost by a longer page', use: 'LoadMore' },
    { when: 'The pages are steps to be done in turn', use: 'WizardSteps' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next page or arrow.' },
    { keys: 'Shift + Tab', does: 'Moves focus to the one before.' },
    { keys: 'Enter', does: 'Goes to the page.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.4.4', says: 'Each link says that it leads to a page and to which.' },
    { criterion: '2.5.3', says: 'The name of a link has the number in it that shows.' },
    { criterion: '4.1.2', says: 'The open page is marked as the current one.' },
    { criterion: '1.4.1', says: 'The open page is underlined and filled, not only of another colour.' },
    { criterion: '2.5.8', says: 'Each link is at least 44 px wide and high.' },
    { criterion: '1.4.10', says: 'On small screens words between two arrows take the place of the numbers.' },
  ],
  control: { role: 'link', name: 'Next' },
  without: {
    disabled: 'On the first page there is no way back, and on the last no way on; a dead link would be noise.',
    invalid: 'It takes no input.',
    loading: 'The list shows that its page is on its way.',
    empty: 'A list of one page needs no pages; the caller leaves it out.',
  },
  exceptions: [],
  examples: [
    { name: 'In the middle', state: 'default', render: () => <Pages label="Pages of your activity" page={6} /> },
    { name: 'First page', render: () => <Pages label="Beginning" page={1} /> },
    { name: 'Last page', render: () => <Pages label="End" page={24} /> },
    { name: 'Few pages', render: () => <Pages label="Few pages" page={2} pageCount={3} /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Pages
          label="Many thousand pages"
          page={4812}
          pageCount={12_650}
          previousLabel="The page before this one"
          nextLabel="The page after this one"
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Pagination
            label="صفحات"
            page={2}
            pageCount={5}
            hrefOfPage={(page) => `#${page}`}
            labelOfPage={(page) => `صفحة ${page}`}
            previousLabel="السابق"
            nextLabel="التالي"
            positionText="صفحة 2 من 5"
          />
        </div>
      ),
    },
  ],
}

type Words = Record<'previousLabel' | 'nextLabel', string> & { pageCount: number }

function Pages({ pageCount = 24, ...props }: Pick<PaginationProps, 'label' | 'page'> & Partial<Words>) {
  return (
    <Pagination
      pageCount={pageCount}
      hrefOfPage={(page) => `#page-${page}`}
      labelOfPage={(page) => `Page ${page}`}
      previousLabel="Previous"
      nextLabel="Next"
      positionText={`Page ${props.page} of ${pageCount}`}
      {...props}
    />
  )
}
