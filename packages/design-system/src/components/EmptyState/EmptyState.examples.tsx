import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

export const emptyStateExamples: ComponentExamples = {
  component: 'EmptyState',
  summary: 'Nothing here yet: a picture, a sentence, and what to do about it.',
  accessibilityCriteria: [
    { criterion: '1.1.1', says: 'The picture only decorates.' },
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
  ],
}
