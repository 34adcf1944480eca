import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Card } from '../Card/Card.tsx'
import { Link } from '../Link/Link.tsx'
import { Spread } from '../Spread/Spread.tsx'
import { Text } from '../Text/Text.tsx'
import { VirtualList } from './VirtualList.tsx'

export const virtualListExamples: ComponentExamples = {
  component: 'VirtualList',
  summary: 'A list of thousands of rows that keeps the page quick.',
  useFor: [
    'More than a few hundred rows on one page, such as a history of many years.',
    'A list that grows as the person scrolls: `onEndReached` asks for the next page.',
    'Rows of different heights: each is measured when it is drawn.',
  ],
  insteadUse: [
    {
      when: 'There are fewer than a few hundred rows',
      use: 'Stack as `ul`: everything can be found, printed and read at once.',
    },
    { when: 'Each row has the same columns', use: 'Table' },
    { when: 'The items are tiles side by side', use: 'VirtualGrid' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next link or button, also when its row had scrolled out of sight.' },
    { keys: 'Shift + Tab', does: 'Moves to the one before, in the same way.' },
    { keys: 'Page down', does: 'Scrolls the page by a screen; the rows there are drawn.' },
    { keys: 'Page up', does: 'Scrolls the page back by a screen.' },
    { keys: 'End', does: 'Scrolls to the end of the page; the last rows are drawn.' },
    { keys: 'Home', does: 'Scrolls to the start of the page; the first rows are drawn.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'It is a list; each item says its place and how many there are in all.' },
    { criterion: '1.3.2', says: 'The order in the markup is the order on the page, whatever is drawn.' },
    { criterion: '2.1.1', says: 'All keys that scroll a page do so here; nothing takes them away.' },
    { criterion: '2.4.3', says: 'The row that holds focus is never removed, however far the page scrolls.' },
    { criterion: '1.4.10', says: 'The page scrolls, not a box in it; nothing scrolls sideways at 320 px.' },
    { criterion: '1.4.4', says: 'Rows are measured again when text is enlarged.' },
  ],
  control: { role: 'link', name: 'Stay 1 in Whitby' },
  without: {
    disabled: 'A list is not a control; a row that cannot be used says so itself.',
    invalid: 'Nothing is entered in it.',
    loading: 'Until the first items are here, Skeleton stands in its place.',
  },
  exceptions: [
    {
      what: 'Find in page, printing and a screen reader’s list of links see only the rows that are drawn.',
      why: 'It is what drawing a part means. Give the list a search field and filters; the place of each item is announced.',
    },
    {
      what: 'What stands below the list moves away while more is loaded.',
      why: 'A list without end has no place after it. Where people need what is below, use Stack with LoadMore.',
    },
    {
      what: 'Safari may move the page by some pixels when one scrolls back over rows of unequal height.',
      why: 'It does not keep the place of what is in sight when something above changes its size; the other browsers do.',
    },
  ],
  examples: [
    { name: 'Two dozen rows', state: 'default', render: () => <History count={24} /> },
    { name: 'Five thousand rows', isOverlay: true, render: () => <History count={5000} /> },
    { name: 'Grows at its end', isOverlay: true, render: () => <GrowingHistory /> },
    { name: 'Rows of different heights', render: () => <History count={12} label="Stays with notes" isUneven /> },
    { name: 'Empty', state: 'empty', render: () => <History count={0} label="No stays" /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <History
          count={4}
          label="Stays with long names"
          place="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <VirtualList
            label="السجل"
            items={['رحلة إلى عمّان', 'إقامة على البحر', 'عشاء لشخصين']}
            itemKey={(title) => title}
            renderItem={(title) => (
              <Card padding="medium">
                <Spread>
                  <Link href="#rtl">{title}</Link>
                  <Text numeric>٥٠٠ نقطة</Text>
                </Spread>
              </Card>
            )}
          />
        </div>
      ),
    },
  ],
}

type HistoryProps = {
  count: number
  label?: string
  place?: string
  isUneven?: boolean
  total?: number
  onEndReached?: () => void
}

function History({ count, label = 'Points history', place = 'Whitby', isUneven = false, ...props }: HistoryProps) {
  return (
    <VirtualList
      {...props}
      label={label}
      items={Array.from({ length: count }, (_, index) => index + 1)}
      itemKey={String}
      renderItem={(number) => (
        <Card padding="medium">
          <Spread>
            <Link href={`#stay-${number}`} variant="standalone">
              Stay {number} in {place}
            </Link>
            <Text numeric>{(number * 137) % 900} points</Text>
          </Spread>
          {isUneven && number % 3 === 0 ? (
            <Text tone="muted">
              Counted twice because you stayed on a Sunday, and again because the hotel was new to you.
            </Text>
          ) : null}
        </Card>
      )}
    />
  )
}

function GrowingHistory() {
  const [count, setCount] = useState(100)
  return (
    <History
      count={count}
      label="History that goes on"
      total={5000}
      onEndReached={() => setCount(Math.min(5000, count + 100))}
    />
  )
}
