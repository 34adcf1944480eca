import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button } from '../Button/Button.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Sheet, sheetSides } from './Sheet.tsx'
import type { SheetProps } from './Sheet.tsx'

const control = { role: 'button', name: 'Filter rewards' } as const

export const sheetExamples: ComponentExamples = {
  component: 'Sheet',
  summary: 'A panel over the page that hangs on an edge of the screen.',
  useFor: [
    'Filters, sorting and choices that change the page behind.',
    'Details that a person looks at and puts away again.',
    'Navigation on small screens, from the start edge.',
    'A few questions, one at a time, with a way back to the one before.',
  ],
  insteadUse: [
    { when: 'one question must be answered before anything else', use: 'Dialog' },
    { when: 'there is only a short list of commands', use: 'MenuButton' },
  ],
  pattern: { name: 'Dialog (modal)', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/' },
  keyboard: [
    { keys: 'Enter', does: 'Opens the sheet from its button; focus goes into it.' },
    { keys: 'Tab', does: 'Goes to the next control of the sheet, and from the last to the first.' },
    { keys: 'Shift + Tab', does: 'Goes to the control before, and from the first to the last.' },
    { keys: 'Escape', does: 'Closes the sheet; focus goes back to where it was.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.4.3', says: 'Focus moves in, stays in, and goes back to where it came from.' },
    { criterion: '2.1.2', says: 'Escape always leaves.' },
    { criterion: '4.1.2', says: 'Its title is its name, and its role is dialog.' },
    { criterion: '2.4.11', says: 'What has focus is scrolled clear of the title and the buttons that stay.' },
    {
      criterion: '1.4.10',
      says: 'It fits into 320 px; at 400 % zoom the bars scroll along instead of taking the space.',
    },
    { criterion: '2.3.3', says: 'It appears without moving for those who asked for less motion.' },
  ],
  control,
  without: {
    disabled: 'What opens it can be disabled; an open sheet cannot.',
    invalid: 'It takes no input; fields inside it have their own errors.',
    loading: 'What is inside shows its own skeleton.',
    empty: 'A sheet without content is not opened.',
  },
  exceptions: [],
  examples: [
    { name: 'Opens from a button', state: 'default', render: () => <OpeningSheet /> },
    {
      name: 'Opened by its button',
      render: () => <OpeningSheet />,
      interaction: { kind: 'open', control },
      isOverlay: true,
    },
    ...sheetSides.map((side) => ({
      name: `On the edge: ${side}`,
      render: () => <OpenSheet side={side} />,
      isOverlay: true,
    })),
    {
      name: 'Wider, without buttons',
      render: () => (
        <Sheet isOpen onClose={noop} title="How points land" closeLabel="Close" size="medium">
          <Text>They land within 35 days of your stay, and show as pending until then.</Text>
        </Sheet>
      ),
      isOverlay: true,
    },
    {
      name: 'A share of the screen, with a way back',
      render: () => (
        <OpenSheet
          title="Where are you flying to?"
          size="wide"
          onBack={noop}
          backLabel="Back to where you fly from"
          actions={<Button onPress={noop}>Continue</Button>}
        >
          <TextField label="To" name="to" description="City or code of the airport" value="" onChange={noop} />
        </OpenSheet>
      ),
      isOverlay: true,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <OpenSheet title="Terms of this offer, which are longer than the screen of any telephone is high">
          {Array.from({ length: 24 }, (_, index) => (
            <Text key={index}>
              Term {index + 1}. Points are taken when the order is placed and come back if the partner cannot fulfil it.
            </Text>
          ))}
        </OpenSheet>
      ),
      isOverlay: true,
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <Sheet
            isOpen
            onClose={noop}
            title="تصفية المكافآت"
            closeLabel="إغلاق"
            size="wide"
            onBack={noop}
            backLabel="رجوع"
            actions={<Button onPress={noop}>عرض 42 مكافأة</Button>}
          >
            <Text>اختر ما تريد أن تراه.</Text>
          </Sheet>
        </LocaleProvider>
      ),
      isOverlay: true,
    },
  ],
}

const noop = () => undefined

function OpenSheet({ children, onBack, backLabel = '', ...props }: Partial<SheetProps>) {
  return (
    <Sheet
      isOpen
      onClose={noop}
      title="Filter rewards"
      closeLabel="Close"
      actions={
        <>
          <Button variant="secondary" onPress={noop}>
            Clear all
          </Button>
          <Button onPress={noop}>Show 42 rewards</Button>
        </>
      }
      {...props}
      {...(onBack === undefined ? {} : { onBack, backLabel })}
    >
      <Stack gap="medium">{children ?? <Text>Choose what you would like to see.</Text>}</Stack>
    </Sheet>
  )
}

function OpeningSheet() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        Filter rewards
      </Button>
      <OpenSheet isOpen={isOpen} onClose={close} actions={<Button onPress={close}>Show 42 rewards</Button>} />
    </>
  )
}
