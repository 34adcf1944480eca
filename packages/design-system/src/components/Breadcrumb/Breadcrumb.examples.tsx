import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

export const breadcrumbExamples: ComponentExamples = {
  component: 'Breadcrumb',
  summary: 'Where a page stands in the site, and the way up.',
  useFor: [
    'A page two or more levels down that people reach from a search or a message, such as a reward or a help article.',
    'Sites whose pages have one natural place each.',
  ],
  insteadUse: [
    { when: 'The pages are steps to be done in turn', use: 'WizardSteps' },
    { when: 'The pages are neighbours, as in the account area', use: 'SideNavigation' },
  ],
  pattern: { name: 'Breadcrumb', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/' },
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next page of the trail.' },
    { keys: 'Shift + Tab', does: 'Moves focus to the page above.' },
    { keys: 'Enter', does: 'Goes to the page.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.4.8', says: 'It tells where in the site this page stands.' },
    { criterion: '1.3.1', says: 'It is an ordered list in a named landmark; the arrows between are decoration.' },
    { criterion: '4.1.2', says: 'This page is marked as the current one and is not a link.' },
    { criterion: '2.5.8', says: 'Each link is 44 px high.' },
    { criterion: '1.4.10', says: 'A long trail takes more lines instead of more width.' },
  ],
  control: { role: 'link', name: 'Spend points' },
  without: {
    disabled: 'A page above this one can always be reached.',
    invalid: 'It takes no input.',
    loading: 'It is known with the page.',
    empty: 'A page of the highest level has no breadcrumb.',
  },
  exceptions: [],
  examples: [
    {
      name: 'Three levels',
      state: 'default',
      render: () => (
        <Breadcrumb
          label="Breadcrumb"
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Spend points', href: '#spend' },
            { label: 'Wine and food', href: '#wine' },
          ]}
          current="Vineyard lunch for two"
        />
      ),
    },
    {
      name: 'One level up',
      render: () => (
        <Breadcrumb label="Help trail" items={[{ label: 'Help', href: '#help' }]} current="Opening hours" />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Breadcrumb
          label="Long trail"
          items={[
            { label: 'Everything that members can spend their points on', href: '#spend' },
            { label: 'Weekends away with breakfast, dinner and a boat trip', href: '#away' },
          ]}
          current="Two nights in a harbour hotel in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Breadcrumb
            label="مسار الصفحة"
            items={[
              { label: 'الرئيسية', href: '#home' },
              { label: 'استبدال النقاط', href: '#spend' },
            ]}
            current="ليلتان على البحر"
          />
        </div>
      ),
    },
  ],
}
