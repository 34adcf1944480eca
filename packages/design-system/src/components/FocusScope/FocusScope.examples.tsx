import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { FocusScope, RestoreFocus } from './FocusScope.tsx'

const shown = 'It shows nothing of its own.'
const control = { role: 'button', name: 'Change address' } as const

export const focusScopeExamples: ComponentExamples = {
  component: 'FocusScope',
  summary: 'Says where focus may go, and where it goes back to.',
  useFor: [
    'A form that opens in the place of a value and goes away again.',
    'Something that covers the page and is not a Dialog or a Sheet.',
  ],
  insteadUse: [
    { when: 'it is a question or a panel over the page', use: 'Dialog or Sheet, which have a scope already' },
    { when: 'the page or the step has become another', use: 'FocusOnChange' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens the part; focus goes to its first control.' },
    { keys: 'Tab', does: 'Stays in the part where it contains focus, from the last control to the first.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.4.3', says: 'Focus goes in when asked for, and back to where it was.' },
    { criterion: '2.1.2', says: 'It keeps focus only where the caller says so and gives a way out.' },
    { criterion: '3.2.1', says: 'Without autoFocus nothing moves when it appears.' },
  ],
  control,
  without: {
    disabled: shown,
    invalid: shown,
    loading: shown,
    empty: shown,
    'long-text': shown,
  },
  exceptions: [],
  examples: [
    { name: 'Goes in and comes back', state: 'default', render: () => <Editor /> },
    { name: 'Opened', render: () => <Editor />, interaction: { kind: 'open', control }, isOverlay: true },
    {
      name: 'Only comes back',
      render: () => (
        <RestoreFocus>
          <Button variant="secondary" onPress={noop}>
            Change email
          </Button>
        </RestoreFocus>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Editor change="تغيير العنوان" save="حفظ" cancel="إلغاء" group="العنوان" />
        </div>
      ),
    },
  ],
}

const noop = () => undefined

function Editor({ change = 'Change address', save = 'Save', cancel = 'Cancel', group = 'Address' }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {change}
      </Button>
      {isOpen ? (
        // The person has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <FocusScope contain restoreFocus autoFocus>
          <div role="group" aria-label={group}>
            <Inline gap="small">
              <Button onPress={close}>{save}</Button>
              <Button variant="secondary" onPress={close}>
                {cancel}
              </Button>
            </Inline>
          </div>
        </FocusScope>
      ) : null}
    </>
  )
}
