import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog } from './Dialog.tsx'

export const dialogExamples: ComponentExamples = {
  component: 'Dialog',
  summary: 'Interrupts the page for one question or one piece of help.',
  accessibilityCriteria: [
    { criterion: '2.4.3', says: 'Focus moves in, stays in, and goes back to where it came from.' },
    { criterion: '2.1.2', says: 'Escape leaves, unless the question must be answered.' },
    { criterion: '4.1.2', says: 'Its title is its name.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
  ],
  examples: [
    { name: 'Opens and closes', render: () => <OpeningDialog /> },
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
