import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button } from '../Button/Button.tsx'
import { ToastRegion, toastTypes } from './ToastRegion.tsx'
import type { Toast } from './ToastRegion.tsx'

export const toastRegionExamples: ComponentExamples = {
  component: 'ToastRegion',
  summary: 'Short news about what just happened, above everything else.',
  useFor: [
    'What a press did when the page shows little of it: added to favourites, code copied.',
    'What went wrong beside the task at hand, when nothing on the page stands for it.',
    'One for the whole app, mounted once beside the page.',
  ],
  insteadUse: [
    { when: 'It belongs to a place on the page, or must be read', use: 'Alert: it stays until it is settled.' },
    { when: 'The page could not show what it is for', use: 'ErrorPanel' },
    { when: 'An answer is needed before anything goes on', use: 'Dialog with the role alertdialog' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to the toasts while there are any, and from there back to where one was.' },
    { keys: 'Tab', does: 'Moves to the close button of the next toast.' },
    { keys: 'Enter', does: 'On a close button, closes the toast; focus goes to the next one, or back.' },
    { keys: 'Space', does: 'Does the same as Enter.' },
    { keys: 'Escape', does: 'Closes the toast that holds focus, if it can be closed.' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'Errors and warnings are alerts; the rest is put into a status that is always there.' },
    { criterion: '2.2.1', says: 'Its time stands still under the pointer, with focus, and while the page is hidden.' },
    { criterion: '2.1.1', says: 'F6 leads there from anywhere, an open dialog included.' },
    { criterion: '2.4.3', says: 'Closing gives focus to the next toast, or back to where it was.' },
    { criterion: '1.4.1', says: 'Each type has an icon of its own beside its words.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '2.5.8', says: 'The close button is 44 px square, and its description says which toast it closes.' },
  ],
  control: { role: 'button', name: 'Close' },
  without: {
    disabled: 'News cannot be disabled.',
    invalid: 'Nothing is entered in it; what is wrong with an entry is said at its field.',
    loading: 'It tells what has happened, never what is still going on.',
  },
  exceptions: [
    {
      what: 'A toast of three seconds may go before everybody has read it (2.2.3, level AAA).',
      why: 'The specification sets the times [TST-06, TST-07]. No toast is the only place of what it says, and time stands still while somebody is with it.',
    },
    {
      what: 'A toast can cover what stands at the lower edge of the page, focus included.',
      why: 'It lies above everything [TST-05]. It goes by itself or can be closed, and the page can be scrolled under it.',
    },
  ],
  examples: [
    {
      name: 'Information',
      state: 'default',
      render: () => <Toasts toasts={[{ ...closable, type: 'information', message: messages.information }]} />,
      isOverlay: true,
    },
    ...toastTypes
      .filter((type) => type !== 'information')
      .map((type) => ({
        name: `Type: ${type}`,
        render: () => <Toasts toasts={[{ ...closable, type, message: messages[type] }]} />,
        isOverlay: true,
      })),
    {
      name: 'All types',
      render: () => (
        <Toasts toasts={toastTypes.map((type) => ({ ...closable, id: type, type, message: messages[type] }))} />
      ),
      isOverlay: true,
    },
    {
      name: 'Not closable',
      render: () => (
        <Toasts toasts={[{ id: '1', type: 'information', message: messages.information, isClosable: false }]} />
      ),
      isOverlay: true,
    },
    {
      name: 'Comes and goes',
      render: () => <Favourite />,
      isOverlay: true,
      interaction: { kind: 'open', control: { role: 'button', name: 'Add to favourites' } },
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Toasts
          toasts={[
            {
              ...closable,
              type: 'warning',
              message:
                'We could not reach the partner. Your points are safe, and we will try again before you need to do anything.',
            },
          ]}
        />
      ),
      isOverlay: true,
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <ToastRegion
            label="إشعارات"
            closeLabel="إغلاق"
            onClose={noop}
            toasts={[{ ...closable, type: 'success', message: 'أضيفت ٥٠٠ نقطة' }]}
          />
        </div>
      ),
      isOverlay: true,
    },
    { name: 'Empty', state: 'empty', render: () => <Toasts toasts={[]} label="Empty notifications" /> },
  ],
}

const noop = () => undefined

const closable = { id: '1', isClosable: true } as const

const messages = {
  error: 'That did not work. Please try again.',
  warning: 'Your session ends in two minutes.',
  information: 'Added to your favourites',
  success: '500 points added',
} as const

function Toasts({ toasts, label = 'Notifications' }: { toasts: readonly Toast[]; label?: string }) {
  return <ToastRegion label={label} closeLabel="Close" onClose={noop} toasts={toasts} />
}

function Favourite() {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  return (
    <>
      <Button
        variant="secondary"
        onPress={() =>
          setToasts([{ ...closable, type: 'information', message: messages.information, autoDismissTime: 6000 }])
        }
      >
        Add to favourites
      </Button>
      <ToastRegion label="Notifications" closeLabel="Close" onClose={() => setToasts([])} toasts={toasts} />
    </>
  )
}
