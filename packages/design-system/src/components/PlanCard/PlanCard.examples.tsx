import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PlanCard } from './PlanCard.tsx'

const plus = {
  name: 'Club Plus',
  costText: '£7.99',
  periodText: 'a month',
  description: 'For people who fly a few times a year and shop in between.',
  features: [
    { id: 'points', text: 'Twice the points with every partner' },
    {
      id: 'lounge',
      text: 'Two lounge visits a year',
      help: (
        <IconButton label="About lounge visits">
          <Icon name="question" />
        </IconButton>
      ),
    },
    { id: 'early', text: 'Rewards a day before everybody else' },
  ],
} as const

export const planCardExamples: ComponentExamples = {
  component: 'PlanCard',
  summary: 'A plan among plans: what it costs, what it gives, and the way to it.',
  useFor: [
    'Two to four plans side by side, to choose one.',
    'The plan that a member has, among those that they could have.',
  ],
  insteadUse: [
    { when: 'Plans are compared feature by feature', use: 'Table' },
    { when: 'The choice is one field of a form', use: 'RadioGroup' },
    { when: 'One thing is described, not chosen', use: 'Card with a DescriptionList' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to each help in turn, then to the action.' },
    { keys: 'Enter', does: 'Follows the action.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'It is an article named by its heading; what it gives is a list.' },
    { criterion: '1.4.1', says: 'Recommended and current are words; colour and border repeat them.' },
    { criterion: '2.4.9', says: 'Its action names the plan, so it is clear beside the other cards.' },
    { criterion: '2.5.8', says: 'The action is 48 px high, each help 44.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
  ],
  control: { role: 'link', name: 'Choose Club Plus' },
  without: {
    disabled: 'A plan that cannot be had is not shown.',
    invalid: 'Nothing is entered.',
    loading: 'A Skeleton has its place until the plans are there.',
  },
  exceptions: [],
  examples: [
    {
      name: 'Plan',
      render: () => (
        <Grid columns="three">
          <PlanCard {...plus} action={<ButtonLink href="#plus">Choose Club Plus</ButtonLink>} />
        </Grid>
      ),
    },
    {
      name: 'Side by side',
      render: () => (
        <Grid columns="three">
          <PlanCard
            name="Club"
            costText="£0"
            description="Everything you need to start."
            currentLabel="Your plan"
            features={[
              { id: 'points', text: 'Points with every partner' },
              { id: 'rewards', text: 'All rewards of the club' },
            ]}
          />
          <PlanCard
            {...plus}
            name="Club Extra"
            recommendedLabel="Most chosen"
            action={<ButtonLink href="#extra">Choose Club Extra</ButtonLink>}
          />
          <PlanCard
            {...plus}
            name="Club Max"
            costText="£159"
            periodText="a year"
            action={
              <ButtonLink href="#max" variant="secondary">
                Choose Club Max
              </ButtonLink>
            }
          />
        </Grid>
      ),
    },
    {
      name: 'Recommended',
      render: () => (
        <Grid columns="three">
          <PlanCard
            {...plus}
            recommendedLabel="Most chosen"
            action={<ButtonLink href="#plus">Choose Club Plus</ButtonLink>}
          />
        </Grid>
      ),
    },
    {
      name: 'Current plan',
      render: () => (
        <Grid columns="three">
          <PlanCard {...plus} currentLabel="Your plan" />
        </Grid>
      ),
    },
    {
      name: 'Without features',
      state: 'empty',
      render: () => (
        <Grid columns="three">
          <PlanCard
            name="Club"
            costText="£0"
            features={[]}
            action={<ButtonLink href="#club">Choose Club</ButtonLink>}
          />
        </Grid>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Grid columns="three">
          <PlanCard
            {...plus}
            name="Club Plus for families who travel together in the school holidays"
            costText="£1,159.99"
            periodText="a year, in twelve payments, after seven days for nothing"
            recommendedLabel="What most families of four or more choose"
            features={[
              {
                id: 'all',
                text: 'Twice the points with every partner, for each person on the booking who is two years old or more',
                help: (
                  <IconButton label="About points for families">
                    <Icon name="question" />
                  </IconButton>
                ),
              },
            ]}
            action={<ButtonLink href="#family">Choose Club Plus for families and try it for seven days</ButtonLink>}
          />
        </Grid>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Grid columns="three">
            <PlanCard
              name="النادي بلس"
              costText="٧٫٩٩ £"
              periodText="شهريًا"
              description="لمن يسافرون عدة مرات في السنة."
              recommendedLabel="الأكثر اختيارًا"
              features={[
                { id: 'points', text: 'ضعف النقاط' },
                { id: 'lounge', text: 'زيارتان لصالة المطار' },
              ]}
              action={<ButtonLink href="#rtl">اختر النادي بلس</ButtonLink>}
            />
          </Grid>
        </div>
      ),
    },
  ],
}
