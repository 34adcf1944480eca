import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

export const emptyStateExamples: ComponentExamples = {
  component: 'EmptyState',
  summary: 'Nothing here yet: a picture, a sentence, and what to do about it.',
  useFor: [
    'A list that has nothing in it yet: no favourites, no vouchers.',
    'A search or a filter that found nothing, with the way out of it.',
  ],
  insteadUse: [
    { when: 'Something went wrong', use: 'ErrorPanel' },
    { when: 'It is not known yet whether there is anything', use: 'SkeletonGrid or Skeleton' },
  ],
  keyboard: [],
  without: {
    ...withoutControl('An empty state'),
    empty: 'It is what other components are when they are empty.',
  },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.1.1', says: 'The picture only decorates and has an empty alternative.' },
    { criterion: '1.3.1', says: 'Its title is a heading, on the level that the page needs.' },
    { criterion: '2.4.6', says: 'The heading says what there is none of.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
  ],
  examples: [
    {
      name: 'With everything',
      render: () => (
        <EmptyState
          title="No vouchers yet"
          body="What you buy with points waits for you here."
          imageUrl={samplePictures.spa}
          action={<ButtonLink href="#spend">Find a reward</ButtonLink>}
        />
      ),
    },
    {
      name: 'Only words',
      render: () => <EmptyState title="Nothing found" body="Try another word." headingLevel={3} />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <EmptyState
          title="Nothing that you have saved can be had with the points that you have today"
          body={'Rewards come and go, and so do points: look again after your next flight. '.repeat(3)}
          action={<ButtonLink href="#earn">See all the ways to earn the points that are still missing</ButtonLink>}
          headingLevel={3}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <EmptyState
            title="لا قسائم بعد"
            body="ما تشتريه بالنقاط ينتظرك هنا."
            imageUrl={samplePictures.island}
            action={<ButtonLink href="#rtl">ابحث عن مكافأة</ButtonLink>}
            headingLevel={3}
          />
        </div>
      ),
    },
  ],
}
