import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { contentBackgrounds } from '../../themes/theme-tokens.ts'
import { Grid } from '../Grid/Grid.tsx'
import { LoginCtaTile } from './LoginCtaTile.tsx'

const doNothing = () => undefined

export const loginCtaTileExamples: ComponentExamples = {
  component: 'LoginCtaTile',
  summary: 'A tile among tiles that invites a guest to log in or to join.',
  useFor: ['Lists that a guest sees, where a member would see more.'],
  insteadUse: [
    { when: 'The person is a member', use: 'CtaTile' },
    { when: 'The whole page needs a login', use: 'Hero' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to log in, then to join.' },
    { keys: 'Enter', does: 'Presses the button that has focus.' },
    { keys: 'Space', does: 'Presses the button that has focus.' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'Logging in is an action, so it is a button with its words as its name.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.3.1', says: 'The title is a heading, at the level that the page asks for.' },
    { criterion: '2.5.8', says: 'Each action is 48 px high.' },
    { criterion: '1.4.10', says: 'Actions wrap below each other; it fits into 320 px.' },
  ],
  control: { role: 'button', name: 'Log in' },
  without: {
    disabled: 'A login can always be started.',
    invalid: 'Nothing is entered.',
    loading: 'A SkeletonGrid has its place until the list is there.',
    empty: 'A tile that invites to nothing is left out.',
  },
  exceptions: [],
  examples: [
    {
      name: 'In a grid',
      render: () => (
        <Grid columns="tiles">
          <LoginCtaTile
            title="Your points are waiting"
            body="Log in to see what you can have today."
            loginLabel="Log in"
            onLogin={doNothing}
            join={{ label: 'Join the club', onPress: doNothing }}
          />
        </Grid>
      ),
    },
    ...contentBackgrounds.map((background) => ({
      name: `Background: ${background}`,
      render: () => (
        <Grid columns="tiles">
          <LoginCtaTile
            background={background}
            title="Your points are waiting"
            body="Log in to see what you can have today."
            loginLabel="Log in"
            onLogin={doNothing}
            join={{ label: 'Join the club', onPress: doNothing }}
          />
        </Grid>
      ),
    })),
    {
      name: 'With a picture',
      render: () => (
        <Grid columns="tiles">
          <LoginCtaTile
            imageUrl={samplePictures.city}
            background="lightPink"
            title="Your points are waiting"
            body="Log in to see what you can have today."
            loginLabel="Log in"
            onLogin={doNothing}
            join={{ label: 'Join the club', onPress: doNothing }}
          />
        </Grid>
      ),
    },
    {
      name: 'Login alone',
      render: () => (
        <Grid columns="tiles">
          <LoginCtaTile title="Members see more" loginLabel="Log in" onLogin={doNothing} />
        </Grid>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Grid columns="tiles">
          <LoginCtaTile
            title="Everything that you have earned since the first coffee is waiting for you to spend it"
            body="Points never expire while you are a member. Use them a few at a time, or save them up for something that takes a whole summer to look forward to."
            loginLabel="Log in with the details of your booking"
            onLogin={doNothing}
            join={{ label: 'Join the club while you are here', onPress: doNothing }}
          />
        </Grid>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Grid columns="tiles">
            <LoginCtaTile
              title="نقاطك في انتظارك"
              body="سجل الدخول لترى مكافآتك."
              loginLabel="تسجيل الدخول"
              onLogin={doNothing}
              join={{ label: 'انضم إلى النادي', onPress: doNothing }}
            />
          </Grid>
        </div>
      ),
    },
  ],
}
