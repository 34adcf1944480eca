import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Link } from '../Link/Link.tsx'
import { Button } from '../Button/Button.tsx'
import { Banner, bannerTones } from './Banner.tsx'

const doNothing = () => undefined

export const bannerExamples: ComponentExamples = {
  component: 'Banner',
  summary: 'A message for the whole page, across its width, with what to do about it.',
  useFor: [
    'What is true of the whole visit: the region, a membership that ends, works on the site.',
    'At the top of a page, before the header or right below it.',
  ],
  insteadUse: [
    { when: 'It belongs to one place on the page', use: 'Alert' },
    { when: 'It answers what the person just did', use: 'ToastRegion' },
    { when: 'The person cannot go on without an answer', use: 'Dialog' },
    { when: 'It opens the page', use: 'Hero' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the actions, then to close.' },
    { keys: 'Enter', does: 'Presses the control that has focus.' },
    { keys: 'Space', does: 'Presses the control that has focus.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'It is a landmark with a name, so it can be found and skipped.' },
    { criterion: '2.4.3', says: 'Focus goes through its controls in the order in which they are seen.' },
    { criterion: '2.2.1', says: 'It stays until it is closed: no timer.' },
    { criterion: '2.5.8', says: 'Close is 44 px square; actions are 40 or higher.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that it can have.' },
    { criterion: '1.4.10', says: 'Controls go below the words; it fits into 320 px.' },
  ],
  control: { role: 'button', name: 'Confirm' },
  without: {
    disabled: 'A banner that nothing can be done about has no controls.',
    invalid: 'Nothing is entered.',
    loading: 'It shows once there is something to say.',
    empty: 'Without a message there is no banner.',
  },
  exceptions: [],
  examples: [
    {
      name: 'Region',
      render: () => (
        <Banner
          label="Your region"
          icon="location"
          closeLabel="Close"
          onClose={doNothing}
          actions={
            <>
              <Button size="small" onPress={doNothing}>
                Confirm
              </Button>
              <Button size="small" variant="secondary" onPress={doNothing}>
                Select country
              </Button>
            </>
          }
        >
          You are on our site for the United Kingdom.
        </Banner>
      ),
    },
    ...bannerTones.map((tone) => ({
      name: `Tone: ${tone}`,
      render: () => (
        <Banner
          label={`Membership, ${tone}`}
          icon="info"
          tone={tone}
          closeLabel="Close"
          onClose={doNothing}
          actions={
            <Button size="small" variant={tone === 'brand' ? 'onBrand' : 'secondary'} onPress={doNothing}>
              Stay a member
            </Button>
          }
        >
          Your membership ends on 14 March 2027.
        </Banner>
      ),
    })),
    {
      name: 'Without controls',
      render: () => (
        <Banner label="Works on the site" tone="warning" icon="warning">
          We are changing the bulbs: from 2 to 4 this night you cannot log in.{' '}
          <Link href="#status">What else is affected</Link>
        </Banner>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Banner
          label="Region and currency"
          icon="location"
          closeLabel="Close"
          onClose={doNothing}
          actions={
            <>
              <Button size="small" onPress={doNothing}>
                Stay on the site for the United Kingdom
              </Button>
              <Button size="small" variant="secondary" onPress={doNothing}>
                Select another country
              </Button>
            </>
          }
        >
          You seem to be travelling. Rewards, prices and partners differ from country to country, and your basket stays
          with the country in which you have started it. You can change it at the foot of every page, too.
        </Banner>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Banner
            label="منطقتك"
            icon="location"
            closeLabel="إغلاق"
            onClose={doNothing}
            actions={
              <Button size="small" onPress={doNothing}>
                تأكيد
              </Button>
            }
          >
            أنت على موقع المملكة المتحدة.
          </Banner>
        </div>
      ),
    },
  ],
}
