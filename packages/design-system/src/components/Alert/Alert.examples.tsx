import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Link } from '../Link/Link.tsx'
import { Alert, alertTones } from './Alert.tsx'

export const alertExamples: ComponentExamples = {
  component: 'Alert',
  summary: 'A message that belongs to a place on the page.',
  useFor: [
    'What a person must know before going on: something is late, closed or about to end.',
    'The outcome of a form, above the form.',
    'Several facts at one place: each tone has an icon and words of its own.',
  ],
  insteadUse: [
    { when: 'It tells what a press has just done', use: 'ToastRegion' },
    { when: 'It stands in place of content that could not be had', use: 'ErrorPanel' },
    { when: 'It belongs to one field', use: 'the field’s errorMessage' },
  ],
  keyboard: [],
  without: { ...withoutControl('An alert'), empty: 'An alert that says nothing is left out.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'Errors and warnings are announced when they appear.' },
    { criterion: '1.4.1', says: 'An icon and the words say what the colour says.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.4.11', says: 'The icon has 3:1, and forced colours draw an outline round the whole.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
  ],
  examples: [
    ...alertTones.map((tone) => ({
      name: `Tone: ${tone}`,
      render: () => (
        <Alert tone={tone} title="Your balance is late">
          The last flight is not counted yet.
        </Alert>
      ),
    })),
    { name: 'Without a title', render: () => <Alert tone="info">Points are taken when the order is placed.</Alert> },
    {
      name: 'With a link',
      render: () => (
        <Alert tone="warning" title="Your points end soon">
          900 of them expire on 31 December. <Link href="#spend">Spend them</Link>
        </Alert>
      ),
    },
    {
      name: 'Silent',
      render: () => (
        <Alert tone="error" title="This partner is closed until Monday" isAnnounced={false}>
          It was so when the page opened, so nothing is read out.
        </Alert>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Alert
          tone="warning"
          title="Some partners are closed over the holidays, and so are their kitchens and their boats"
        >
          {'Orders placed now leave in the new year. '.repeat(8)}
        </Alert>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Alert tone="success" title="وصلت نقاطك">
            أضفنا ٥٠٠ نقطة إلى رصيدك.
          </Alert>
        </div>
      ),
    },
  ],
}
