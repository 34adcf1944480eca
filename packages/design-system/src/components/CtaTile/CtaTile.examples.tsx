import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { contentBackgrounds } from '../../themes/theme-tokens.ts'
import { Grid } from '../Grid/Grid.tsx'
import { CtaTile } from './CtaTile.tsx'

export const ctaTileExamples: ComponentExamples = {
  component: 'CtaTile',
  summary: 'A tile among tiles that invites to one thing of the club itself. The whole tile is one link.',
  useFor: ['One thing of the club between rewards or offers: a game, a card, a way to top up.'],
  insteadUse: [
    { when: 'It leads to a reward or an offer', use: 'RewardTile or EarnTile' },
    { when: 'It opens a page', use: 'Hero' },
    { when: 'There are two ways on', use: 'DoubleCtaTile' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.4.9', says: 'Each link is named by what it says and the title, so it is clear alone.' },
    { criterion: '2.5.3', says: 'Its name begins with the words that are seen.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.3.1', says: 'The title is a heading, at the level that the page asks for.' },
    { criterion: '2.5.8', says: 'The whole tile is the target.' },
    { criterion: '1.4.10', says: 'Actions wrap below each other; it fits into 320 px.' },
  ],
  control: { role: 'link', name: 'See the card Earn on everything' },
  without: {
    disabled: 'A link leads somewhere or is not there.',
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
          <CtaTile
            title="Earn on everything"
            body="Points with every purchase, wherever you shop."
            action={{ label: 'See the card', href: '#card' }}
          />
        </Grid>
      ),
    },
    ...contentBackgrounds.map((background) => ({
      name: `Background: ${background}`,
      render: () => (
        <Grid columns="tiles">
          <CtaTile
            background={background}
            title="Earn on everything"
            body="Points with every purchase, wherever you shop."
            action={{ label: 'See the card', href: '#card' }}
          />
        </Grid>
      ),
    })),
    {
      name: 'With a picture',
      render: () => (
        <Grid columns="tiles">
          <CtaTile
            imageUrl={samplePictures.city}
            background="lightPink"
            title="Earn on everything"
            body="Points with every purchase, wherever you shop."
            action={{ label: 'See the card', href: '#card' }}
          />
        </Grid>
      ),
    },
    {
      name: 'Leads elsewhere',
      render: () => (
        <Grid columns="tiles">
          <CtaTile
            title="Take us along"
            action={{
              label: 'Get the app',
              href: 'https://apps.example',
              isExternal: true,
              externalLabel: '(opens in a new tab)',
            }}
          />
        </Grid>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Grid columns="tiles">
          <CtaTile
            title="Everything that you have earned since the first coffee is waiting for you to spend it"
            body="Points never expire while you are a member. Use them a few at a time, or save them up for something that takes a whole summer to look forward to."
            action={{ label: 'Show me everything that I can have for my points today', href: '#all' }}
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
            <CtaTile
              title="نقاط على كل شيء"
              body="نقاط مع كل عملية شراء."
              action={{ label: 'البطاقة', href: '#rtl' }}
            />
          </Grid>
        </div>
      ),
    },
  ],
}
