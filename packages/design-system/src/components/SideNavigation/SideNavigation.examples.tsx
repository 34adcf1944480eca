import type { ComponentExamples } from '../../examples/component-examples.ts'
import { SideNavigation } from './SideNavigation.tsx'

export const sideNavigationExamples: ComponentExamples = {
  component: 'SideNavigation',
  summary: 'The pages of one area, with the one that is open marked.',
  useFor: [
    'The account area: five to ten pages that people go back and forth between.',
    'Pages that fall into a few groups, with no more than one level below.',
  ],
  insteadUse: [
    { when: 'There are two to five views of the same thing on one page', use: 'Tabs' },
    { when: 'The pages have to be done in turn', use: 'WizardSteps' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next page and scrolls it into sight.' },
    { keys: 'Shift + Tab', does: 'Moves focus to the page before.' },
    { keys: 'Enter', does: 'Goes to the page.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Each group is a list of its own name, in a named landmark.' },
    { criterion: '4.1.2', says: 'The open page is marked as the current one.' },
    { criterion: '1.4.1', says: 'The open page differs by weight and by a bar or a filled pill, not by colour alone.' },
    {
      criterion: '1.4.10',
      says: 'On small screens the row scrolls inside itself, or is a list, and the page does not scroll.',
    },
    { criterion: '2.5.8', says: 'Each link is at least 44 px high.' },
    { criterion: '2.4.11', says: 'What has focus scrolls clear of the fading edge.' },
  ],
  control: { role: 'link', name: 'Linked accounts' },
  without: {
    disabled: 'A page that a member may not open is left out.',
    invalid: 'It takes no input.',
    loading: 'It shows once the pages are known.',
    empty: 'An area without pages has no navigation.',
  },
  exceptions: [],
  examples: [
    {
      name: 'Account area',
      state: 'default',
      render: () => (
        <SideNavigation
          label="Your account"
          currentHref="#details"
          groups={[
            {
              label: 'You',
              items: [
                { label: 'Personal details', href: '#details', icon: 'person' },
                {
                  label: 'Manage membership',
                  href: '#membership',
                  icon: 'points',
                  items: [{ label: 'Cancel membership', href: '#cancel' }],
                },
              ],
            },
            {
              label: 'Your club',
              items: [
                { label: 'Linked accounts', href: '#link', icon: 'share' },
                { label: 'Promo codes', href: '#promo', icon: 'gift' },
                { label: 'Settings', href: '#settings', icon: 'filter' },
              ],
            },
          ]}
        />
      ),
    },
    {
      name: 'One group, page of the second level open',
      render: () => (
        <SideNavigation
          label="Membership"
          currentHref="#cancel"
          groups={[
            {
              items: [
                {
                  label: 'Manage membership',
                  href: '#membership',
                  items: [{ label: 'Cancel membership', href: '#cancel' }],
                },
                { label: 'Refer a friend', href: '#refer' },
              ],
            },
          ]}
        />
      ),
    },
    {
      name: 'List on small screens',
      render: () => (
        <SideNavigation
          label="Account pages"
          narrow="list"
          groups={[
            {
              items: [
                { label: 'Personal details', href: '#details', icon: 'person' },
                {
                  label: 'Manage membership',
                  href: '#membership',
                  icon: 'points',
                  items: [{ label: 'Cancel membership', href: '#cancel' }],
                },
                { label: 'Promo codes', href: '#promo', icon: 'gift' },
              ],
            },
          ]}
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <SideNavigation
          label="Long names"
          currentHref="#b"
          groups={[
            {
              label: 'Everything that has to do with your household',
              items: [
                { label: 'People who collect points together with you', href: '#a' },
                { label: 'Messages that we may send to the members of your household', href: '#b' },
              ],
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
          <SideNavigation
            label="حسابك"
            currentHref="#details"
            groups={[
              {
                label: 'أنت',
                items: [
                  { label: 'البيانات الشخصية', href: '#details', icon: 'person' },
                  { label: 'إدارة العضوية', href: '#membership', items: [{ label: 'إلغاء العضوية', href: '#cancel' }] },
                ],
              },
            ]}
          />
        </div>
      ),
    },
  ],
}
