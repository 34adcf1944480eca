import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Button } from '../Button/Button.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog } from './Dialog.tsx'

const control = { role: 'button', name: 'Can’t see your points?' } as const

export const dialogExamples: ComponentExamples = {
  component: 'Dialog',
  summary: 'Interrupts the page for one question or one piece of help.',
  useFor: [
    'A question that must be answered before anything else, such as spending points.',
    'One short piece of help or good news that the person asked for.',
  ],
  insteadUse: [
    { when: 'there are filters, choices or details to work through', use: 'Sheet' },
    { when: 'something is only worth hearing', use: 'ToastRegion or Alert' },
  ],
  pattern: { name: 'Dialog (modal)', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/' },
  keyboard: [
    { keys: 'Enter', does: 'Opens the dialog from its button; focus goes to its close button.' },
    { keys: 'Tab', does: 'Goes to the next control of the dialog, and from the last to the first.' },
    { keys: 'Shift + Tab', does: 'Goes to the control before, and from the first to the last.' },
    { keys: 'Escape', does: 'Closes the dialog, unless it must be answered; focus goes back to where it was.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.4.3', says: 'Focus moves in, stays in, and goes back to where it came from.' },
    { criterion: '2.1.2', says: 'Escape leaves; where the question must be answered, its buttons do.' },
    { criterion: '4.1.2', says: 'Its title is its name, and its role says whether it must be answered.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
    { criterion: '2.5.8', says: 'The close button is 44 px, the others 48 px high.' },
    { criterion: '2.3.3', says: 'It appears without moving for those who asked for less motion.' },
    { criterion: '3.1.2', says: 'It carries the language and the direction of its LocaleProvider.' },
  ],
  control,
  without: {
    disabled: 'What opens it can be disabled; an open dialog cannot.',
    invalid: 'It takes no input; fields inside it have their own errors.',
    loading: 'Its buttons show that they are busy, and it stays until they are done.',
  },
  exceptions: [],
  examples: [
    { name: 'Opens and closes', state: 'default', render: () => <OpeningDialog /> },
    {
      name: 'Opened by its button',
      render: () => <OpeningDialog />,
      interaction: { kind: 'open', control },
      isOverlay: true,
    },
    {
      name: 'Only a title',
      state: 'empty',
      render: () => <Dialog isOpen onClose={noop} title="500 points have landed" closeLabel="Close" />,
      isOverlay: true,
    },
    {
      name: 'Help',
      render: () => (
        <Dialog isOpen onClose={noop} title="Can’t see your points?" closeLabel="Close">
          <Text>They land within 35 days of your stay.</Text>
        </Dialog>
      ),
      isOverlay: true,
    },
    {
      name: 'With a picture',
      render: () => (
        <Dialog
          isOpen
          onClose={noop}
          title="Welcome to the club"
          closeLabel="Close"
          size="medium"
          image={<Picture src={samplePictures.island} alt="" width={640} height={300} fluid />}
          actions={<Button onPress={noop}>Start earning</Button>}
        >
          <Text>Here are 500 points to begin with.</Text>
        </Dialog>
      ),
      isOverlay: true,
    },
    {
      name: 'Must be answered',
      render: () => (
        <Dialog
          isOpen
          onClose={noop}
          isDismissable={false}
          role="alertdialog"
          title="Use 9,800 points?"
          actions={
            <>
              <Button variant="secondary" onPress={noop}>
                Keep them
              </Button>
              <Button onPress={noop}>Use points</Button>
            </>
          }
        >
          <Text>This cannot be undone.</Text>
        </Dialog>
      ),
      isOverlay: true,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Dialog
          isOpen
          onClose={noop}
          title="Terms of this offer, which are longer than the screen is high"
          closeLabel="Close"
        >
          {Array.from({ length: 24 }, (_, index) => (
            <Text key={index}>
              Term {index + 1}. Points are taken when the order is placed and come back if the partner cannot fulfil it.
            </Text>
          ))}
        </Dialog>
      ),
      isOverlay: true,
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <Dialog
            isOpen
            onClose={noop}
            title="هل تستخدم 9,800 نقطة؟"
            closeLabel="إغلاق"
            actions={
              <>
                <Button variant="secondary" onPress={noop}>
                  إلغاء
                </Button>
                <Button onPress={noop}>استخدام النقاط</Button>
              </>
            }
          >
            <Text>لا يمكن التراجع عن ذلك.</Text>
          </Dialog>
        </LocaleProvider>
      ),
      isOverlay: true,
    },
  ],
}

const noop = () => undefined

function OpeningDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Can’t see your points?</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Can’t see your points?" closeLabel="Close">
        <Text>They land within 35 days of your stay.</Text>
      </Dialog>
    </>
  )
}
