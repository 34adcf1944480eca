import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { contentBackgrounds } from '../../themes/theme-tokens.ts'
import { Hero } from './Hero.tsx'

export const heroExamples: ComponentExamples = {
  component: 'Hero',
  summary: 'The opening of a page.',
  useFor: ['The opening of a page: what it is about, in one line, and what to do.'],
  insteadUse: [{ when: 'It stands between other parts of a page', use: 'Banner, Section' }],
  keyboard: [],
  without: { ...withoutControl('A hero'), empty: 'It always has its headline; all else may be left out.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.4.5', says: 'Its words are text, not part of the picture.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
  ],
  examples: [
    ...contentBackgrounds.map((background) => ({
      name: `Background: ${background}`,
      render: () => (
        <Hero
          background={background}
          headline="Points that go places"
          body="Earn on the everyday. Spend on the days you will talk about."
          imageUrl={background === 'brandBackground' ? samplePictures.island : samplePictures.spa}
          headingLevel={3}
          actions={
            <>
              <ButtonLink href="#join" variant={background === 'brandBackground' ? 'onBrand' : 'primary'}>
                Join the club
              </ButtonLink>
            </>
          }
        />
      ),
    })),
    {
      name: 'Without a picture',
      render: () => <Hero background="lightPink" headline="Your rewards" headingLevel={3} />,
    },
    {
      name: 'Words after the picture',
      render: () => (
        <Hero
          background="lightGrey"
          headline="Points that go places"
          imageUrl={samplePictures.city}
          textPosition="end"
          narrowTextPosition="bottom"
          headingLevel={3}
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Hero
          background="brandBackground"
          headline="Everything that you have earned, from the first coffee to the last crossing"
          body="Points never expire while you are a member. Use them a few at a time, or save them up for something that takes a whole summer to look forward to."
          imageUrl={samplePictures.rail}
          imageAlt="A red train in the hills"
          headingLevel={3}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Hero
            background="brandBackground"
            headline="نقاط تأخذك بعيدًا"
            imageUrl={samplePictures.city}
            headingLevel={3}
          />
        </div>
      ),
    },
  ],
}
