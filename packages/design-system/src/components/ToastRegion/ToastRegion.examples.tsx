import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ToastRegion, toastTypes } from './ToastRegion.tsx'

export const toastRegionExamples: ComponentExamples = {
  component: 'ToastRegion',
  summary: 'Short news about what just happened, above everything else.',
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'Errors and warnings are alerts, the rest is a status.' },
    { criterion: '2.5.8', says: 'The close button is 44 px square.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
  ],
  examples: [
    {
      name: 'All types',
      render: () => (
        <ToastRegion
          label="Notifications"
          closeLabel="Close"
          onClose={noop}
          toasts={toastTypes.map((type) => ({ id: type, type, message: messages[type], isClosable: true }))}
        />
      ),
      isOverlay: true,
    },
    {
      name: 'Not closable',
      render: () => (
        <ToastRegion
          label="Notifications"
          closeLabel="Close"
          onClose={noop}
          toasts={[{ id: '1', type: 'information', message: 'Added to your favourites', isClosable: false }]}
        />
      ),
      isOverlay: true,
    },
    {
      name: 'Long text',
      render: () => (
        <ToastRegion
          label="Notifications"
          closeLabel="Close"
          onClose={noop}
          toasts={[
            {
              id: '1',
              type: 'warning',
              message:
                'We could not reach the partner. Your points are safe, and we will try again before you need to do anything.',
              isClosable: true,
            },
          ]}
        />
      ),
      isOverlay: true,
    },
    {
      name: 'Empty',
      render: () => <ToastRegion label="Empty notifications" closeLabel="Close" onClose={noop} toasts={[]} />,
    },
  ],
}

const noop = () => undefined

const messages = {
  error: 'That did not work. Please try again.',
  warning: 'Your session ends in two minutes.',
  information: 'Added to your favourites',
  success: '500 points added',
} as const
