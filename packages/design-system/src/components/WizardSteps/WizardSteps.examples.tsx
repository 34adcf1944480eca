import type { ComponentExamples } from '../../examples/component-examples.ts'
import { WizardSteps } from './WizardSteps.tsx'

const stateTexts = { done: 'Done', current: 'You are here', toDo: 'To do' }

const joining = [
  { id: 'details', label: 'Your details', href: '#details' },
  { id: 'address', label: 'Address', href: '#address' },
  { id: 'contact', label: 'Stay in touch', href: '#contact' },
  { id: 'review', label: 'Check and join' },
]

export const wizardStepsExamples: ComponentExamples = {
  component: 'WizardSteps',
  summary: 'How far a person has come in something that is done step by step.',
  useFor: [
    'Joining the club and paying: three to six steps in a fixed order.',
    'Telling what is still to come before a person begins.',
    'Going back to a step that is done.',
  ],
  insteadUse: [
    { when: 'The pages can be visited in any order', use: 'SideNavigation or Tabs' },
    { when: 'What grows is an amount, not a number of steps', use: 'ProgressBar' },
    { when: 'The steps explain something and are not done here', use: 'StepCard' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next step that is done, and past those that cannot be visited.' },
    { keys: 'Shift + Tab', does: 'Moves focus to the step before.' },
    { keys: 'Enter', does: 'Goes back to the step.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'It is an ordered list with a name.' },
    { criterion: '4.1.2', says: 'The step that the person is at is marked as the current one.' },
    {
      criterion: '1.4.1',
      says: 'Done is a tick, to do a number and current a filled mark with words; on wide screens all have words.',
    },
    {
      criterion: '1.4.10',
      says: 'On small screens the steps are one row of marks, with the words of the current one below.',
    },
    { criterion: '2.5.8', says: 'The target of a step takes in its mark and is at least 44 px wide and high.' },
  ],
  control: { role: 'link', name: 'Your details' },
  without: {
    disabled: 'A step that cannot be visited yet is text.',
    invalid: 'Errors belong to the form of the step.',
    loading: 'The steps are known from the start.',
    empty: 'Something without steps needs no list of them.',
  },
  exceptions: [],
  examples: [
    {
      name: 'Third of four',
      state: 'default',
      render: () => (
        <WizardSteps label="Join in four steps" steps={joining} currentId="contact" stateTexts={stateTexts} />
      ),
    },
    {
      name: 'At the start',
      render: () => <WizardSteps label="Just begun" steps={joining} currentId="details" stateTexts={stateTexts} />,
    },
    {
      name: 'All done',
      render: () => <WizardSteps label="Joined" steps={joining} currentId="" stateTexts={stateTexts} />,
    },
    {
      name: 'Without a way back',
      render: () => (
        <WizardSteps
          label="Paying"
          steps={[
            { id: 'review', label: 'Review' },
            { id: 'pay', label: 'Pay' },
            { id: 'receipt', label: 'Receipt' },
          ]}
          currentId="pay"
          stateTexts={stateTexts}
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <WizardSteps
          label="Long steps"
          steps={[
            { id: 'who', label: 'Who is travelling with you, and how old will they be on the day?', href: '#who' },
            { id: 'extras', label: 'Meals, seats, luggage and everything else that makes a journey' },
            { id: 'pay', label: 'Pay' },
          ]}
          currentId="extras"
          stateTexts={{ ...stateTexts, current: 'This is the step that you are at now' }}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <WizardSteps
            label="خطوات الانضمام"
            steps={[
              { id: 'details', label: 'بياناتك', href: '#details' },
              { id: 'address', label: 'العنوان' },
              { id: 'review', label: 'المراجعة' },
            ]}
            currentId="address"
            stateTexts={{ done: 'تم', current: 'أنت هنا', toDo: 'لاحقًا' }}
          />
        </div>
      ),
    },
  ],
}
