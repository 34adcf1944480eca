import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ProgressBar } from './ProgressBar.tsx'
import type { ProgressMilestone } from './ProgressBar.tsx'

const perks = (unlocked: 0 | 1 | 2): readonly ProgressMilestone[] => [
  { id: '15K', at: 50, label: '$15,000', isReached: unlocked > 0, stateText: unlocked > 0 ? 'Unlocked' : 'Locked' },
  {
    id: '30K',
    at: 88,
    atNarrow: 85,
    label: '$30,000',
    isReached: unlocked > 1,
    stateText: unlocked > 1 ? 'Unlocked' : 'Locked',
  },
]

export const progressBarExamples: ComponentExamples = {
  component: 'ProgressBar',
  summary: 'How far something has come, with milestones that are reached or still ahead.',
  useFor: [
    'An amount that grows towards something: spending towards a perk, points towards a reward.',
    'Telling at a glance which milestones are unlocked.',
  ],
  insteadUse: [
    { when: 'It is a number of steps that the person does', use: 'WizardSteps' },
    { when: 'Nobody knows how long it takes', use: 'Spinner' },
  ],
  keyboard: [],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'It is a progress bar with a name, and its value is said in words.' },
    { criterion: '1.3.1', says: 'Milestones are a list below the bar; the marks on it are decoration.' },
    { criterion: '1.4.1', says: 'Unlocked and locked are words and shapes, not colour alone.' },
    { criterion: '1.4.11', says: 'The outline of the bar has 3:1, so that what is missing can be seen.' },
    { criterion: '1.4.10', says: 'On small screens the milestones stand below each other.' },
    { criterion: '2.3.3', says: 'It grows without movement when motion is not wanted.' },
  ],
  without: {
    hover: 'It cannot be pressed.',
    focus: 'It cannot be pressed.',
    pressed: 'It cannot be pressed.',
    disabled: 'It takes no input.',
    invalid: 'It takes no input.',
    loading: 'A skeleton stands in until the amount is known.',
  },
  exceptions: [],
  examples: [
    {
      name: 'One of two unlocked',
      state: 'default',
      render: () => <ProgressBar label="Your perks" value={50} valueText="1 of 2 available" milestones={perks(1)} />,
    },
    {
      name: 'Nothing yet',
      state: 'empty',
      render: () => <ProgressBar label="Perks to come" value={0} valueText="0 of 2 available" milestones={perks(0)} />,
    },
    {
      name: 'Both unlocked',
      render: () => <ProgressBar label="All perks" value={88} valueText="2 of 2 available" milestones={perks(2)} />,
    },
    {
      name: 'Without milestones',
      render: () => <ProgressBar label="Your next reward" value={72} valueText="18,000 of 25,000 points" />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <ProgressBar
          label="What you have spent with your card since the anniversary of the day on which you linked it"
          value={62}
          valueText="You are $11,250 away from your next perk, with seven months left"
          milestones={[
            {
              id: 'first',
              at: 50,
              label: 'A lounge visit for you and a guest',
              isReached: true,
              stateText: 'Unlocked, use it by 30 September',
            },
            {
              id: 'second',
              at: 88,
              atNarrow: 85,
              label: 'A return flight within the continent',
              isReached: false,
              stateText: 'Locked until you have spent $30,000',
            },
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <ProgressBar
            label="مزاياك"
            value={50}
            valueText="1 من 2"
            milestones={[
              { id: '15K', at: 50, label: '15,000', isReached: true, stateText: 'مفتوح' },
              { id: '30K', at: 88, atNarrow: 85, label: '30,000', isReached: false, stateText: 'مغلق' },
            ]}
          />
        </div>
      ),
    },
  ],
}
