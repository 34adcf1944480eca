import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Button } from '../Button/Button.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

export const errorPanelExamples: ComponentExamples = {
  component: 'ErrorPanel',
  summary: 'What happened and what to do next, in place of content that could not be had.',
  useFor: [
    'A page or a part of it whose content did not come, with the way to try again.',
    'A thing that is no longer there: an offer that has ended, a page that has moved.',
  ],
  insteadUse: [
    { when: 'The rest of the page still works without it', use: 'Alert beside what is wrong' },
    { when: 'There is nothing, and nothing went wrong', use: 'EmptyState' },
    { when: 'A press did not work', use: 'ToastRegion' },
  ],
  keyboard: [],
  without: {
    ...withoutControl('An error panel'),
    empty: 'It stands in for what is missing, and so has something to say.',
  },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'It is announced when it appears.' },
    { criterion: '3.3.3', says: 'It says what to do next.' },
    { criterion: '1.3.1', says: 'Its title is a heading, on the level that the page needs.' },
    { criterion: '1.4.1', says: 'A sign and words say what the colour says.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
  ],
  examples: [
    {
      name: 'With an action',
      render: () => (
        <ErrorPanel
          title="We could not load your rewards"
          body="The connection dropped. Your points are safe."
          action={<Button variant="secondary">Try again</Button>}
        />
      ),
    },
    {
      name: 'Only words',
      render: () => <ErrorPanel title="This offer has ended" body="It ran until Sunday." headingLevel={3} />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <ErrorPanel
          title="We could not reach the hotel that holds the room that you were about to book"
          body={'Your points are safe, nothing was booked and nothing was paid. '.repeat(4)}
          action={<Button variant="secondary">Try again with the same dates and the same guests</Button>}
          headingLevel={3}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <ErrorPanel
            title="تعذّر تحميل مكافآتك"
            body="انقطع الاتصال. نقاطك في أمان."
            action={<Button variant="secondary">حاول مرة أخرى</Button>}
            headingLevel={3}
          />
        </div>
      ),
    },
  ],
}
