import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { contentBackgrounds } from '../../themes/theme-tokens.ts'
import { Grid } from '../Grid/Grid.tsx'
import { DoubleCtaTile } from './DoubleCtaTile.tsx'

export const doubleCtaTileExamples: ComponentExamples = {
  component: 'DoubleCtaTile',
  summary: 'A tile among tiles that offers two ways on.',
  useFor: ['Two ways on that belong together, such as earning and spending with one partner.'],
  insteadUse: [
    { when: 'There is one way on', use: 'CtaTile' },
    { when: 'A guest has to log in first', use: 'LoginCtaTile' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the first link, then to the second.' },
    { keys: 'Enter', does: 'Follows the link that has focus.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.4.9', says: 'Each link is named by what it says and the title, so it is clear alone.' },
    { criterion: '2.5.3', says: 'Its name begins with the words that are seen.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.3.1', says: 'The title is a heading, at the level that the page asks for.' },
    { criterion: '2.5.8', says: 'Each action is 48 px high.' },
    { criterion: '1.4.10', says: 'Actions wrap below each other; it fits into 320 px.' },
  ],
  control: { role: 'link', name: 'Spend points Make the most of them' },
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
          <DoubleCtaTile
            title="Make the most of them"
            body="Save up for the big one, or treat yourself today."
            firstAction={{ label: 'Spend points', href: '#spend' }}
            secondAction={{ label: 'Earn more', href: '#earn' }}
          />
        </Grid>
      ),
    },
    ...contentBackgrounds.map((background) => ({
      name: `Background: ${background}`,
      render: () => (
        <Grid columns="tiles">
          <DoubleCtaTile
            background={background}
            title="Make the most of them"
            body="Save up for the big one, or treat yourself today."
            firstAction={{ label: 'Spend points', href: '#spend' }}
            secondAction={{ label: 'Earn more', href: '#earn' }}
          />
        </Grid>
      ),
    })),
    {
      name: 'With a picture',
      render: () => (
        <Grid columns="tiles">
          <DoubleCtaTile
            imageUrl={samplePictures.city}
            background="lightPink"
            title="Make the most of them"
            body="Save up for the big one, or treat yourself today."
            firstAction={{ label: 'Spend points', href: '#spend' }}
            secondAction={{ label: 'Earn more', href: '#earn' }}
          />
        </Grid>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Grid columns="tiles">
          <DoubleCtaTile
            title="Everything that you have earned since the first coffee is waiting for you to spend it"
            body="Points never expire while you are a member. Use them a few at a time, or save them up for something that takes a whole summer to look forward to."
            firstAction={{ label: 'Show me everything that I can have today', href: '#all' }}
            secondAction={{ label: 'Show me how to get there sooner', href: '#sooner' }}
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
            <DoubleCtaTile
              title="استفد من نقاطك"
              body="وفر أو كافئ نفسك اليوم."
              firstAction={{ label: 'أنفق النقاط', href: '#spend' }}
              secondAction={{ label: 'اكسب المزيد', href: '#earn' }}
            />
          </Grid>
        </div>
      ),
    },
  ],
}
