import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Icon } from '../Icon/Icon.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { MenuButton } from './MenuButton.tsx'

const items = [
  { id: 'account', label: 'Your account', href: '#account' },
  { id: 'rewards', label: 'My rewards', href: '#rewards' },
  { id: 'buy', label: 'Buy points', href: 'https://example.com/', isExternal: true },
  { id: 'log-out', label: 'Log out', onAction: () => undefined },
]

const longName = 'Bartholomew Featherstonehaugh-Montgomery the Younger · 1,234,567 points'

const account = { role: 'button', name: 'Account Amara · 24,650 points' } as const
const openSort = { kind: 'open', control: { role: 'button', name: 'Order Sort' } } as const

export const menuButtonExamples: ComponentExamples = {
  component: 'MenuButton',
  summary: 'A button with a menu: a dropdown, or a bottom sheet on small screens.',
  useFor: [
    'Three or more things to do or places to go that belong to one thing, such as the account.',
    'Where they would take more room than they are worth.',
  ],
  insteadUse: [
    { when: 'A value of a form is chosen', use: 'Select' },
    { when: 'There are one or two things to do', use: 'Button, beside each other' },
    { when: 'What opens holds sentences or fields', use: 'Popover' },
  ],
  pattern: { name: 'Menu button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/' },
  keyboard: [
    { keys: 'Enter', does: 'opens the menu at its first item, and does what the item says' },
    { keys: 'Space', does: 'opens the menu at its first item, and does what the item says' },
    {
      keys: 'Arrow down',
      does: 'opens the menu at its first item, then moves to the next, and from the last to the first',
    },
    { keys: 'Arrow up', does: 'opens the menu at its last item, then moves to the one before' },
    { keys: 'Home', does: 'moves to the first item' },
    { keys: 'End', does: 'moves to the last item' },
    { keys: 'Letters', does: 'move to the item that begins with them' },
    { keys: 'Escape', does: 'closes the menu and gives focus back to the button' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'The button has a name, says that a menu opens and whether it is open.' },
    { criterion: '2.1.1', says: 'Arrow keys move, letters jump, Escape closes.' },
    { criterion: '2.4.3', says: 'Focus moves into the menu and goes back to the button.' },
    { criterion: '2.5.8', says: 'The button is at least 44 px high, each item 48.' },
    { criterion: '1.4.10', says: 'A sheet on the lower edge below 768 px; words wrap within 320 px.' },
    { criterion: '3.2.5', says: 'An item that opens a new tab says so.' },
  ],
  control: account,
  without: {
    invalid: 'It holds no value.',
    loading: 'Its items come with the page.',
    empty: 'Without items there is no menu to open.',
  },
  exceptions: [],
  examples: [
    { name: 'Account menu', render: () => <AccountMenu /> },
    {
      name: 'Account menu open',
      render: () => <AccountMenu />,
      interaction: { kind: 'open', control: account },
      isOverlay: true,
    },
    { name: 'Without header', render: () => <SortMenu /> },
    { name: 'Without header open', render: () => <SortMenu />, interaction: openSort, isOverlay: true },
    { name: 'Disabled', state: 'disabled', render: () => <SortMenu isDisabled /> },
    {
      name: 'Disabled item open',
      state: 'disabled',
      render: () => (
        <MenuButton
          label="Order"
          triggerContent="Sort"
          items={[
            { id: 'price', label: 'Fewest points' },
            { id: 'near', label: 'Nearest first', isDisabled: true },
            { id: 'new', label: 'Newest' },
          ]}
        />
      ),
      interaction: openSort,
      isOverlay: true,
    },
    { name: 'Long text', state: 'long-text', render: () => <LongMenu /> },
    {
      name: 'Long text open',
      state: 'long-text',
      render: () => <LongMenu />,
      interaction: { kind: 'open', control: { role: 'button', name: `Account ${longName}` } },
      isOverlay: true,
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => <ArabicMenu />,
    },
    {
      name: 'Right to left open',
      state: 'right-to-left',
      render: () => <ArabicMenu />,
      interaction: { kind: 'open', control: { role: 'button', name: 'الحساب أمينة' } },
      isOverlay: true,
    },
  ],
}

function AccountMenu() {
  return (
    <MenuButton
      label="Account"
      triggerContent={
        <>
          <Icon name="person" />
          <span>Amara · 24,650 points</span>
        </>
      }
      header={
        <Stack gap="none">
          <Text weight="strong">Amara Okafor</Text>
          <Text numeric tone="muted">
            24,650 points
          </Text>
        </Stack>
      }
      items={items}
      externalLabel="opens in a new tab"
    />
  )
}

function SortMenu({ isDisabled }: { isDisabled?: boolean }) {
  return (
    <MenuButton
      label="Order"
      triggerContent="Sort"
      isDisabled={isDisabled}
      items={[
        { id: 'price', label: 'Fewest points' },
        { id: 'new', label: 'Newest' },
      ]}
    />
  )
}

function LongMenu() {
  return (
    <MenuButton
      label="Account"
      triggerContent={longName}
      header={<Text weight="strong">{longName}</Text>}
      items={[
        { id: 'long', label: 'Everything that you have earned, spent, given away and got back since you joined' },
        { id: 'log-out', label: 'Log out of the club on this device and on every other one' },
      ]}
    />
  )
}

function ArabicMenu() {
  return (
    <LocaleProvider locale="ar">
      <div dir="rtl" lang="ar">
        <MenuButton
          label="الحساب"
          triggerContent="أمينة"
          items={[
            { id: 'account', label: 'حسابك', href: '#account' },
            { id: 'buy', label: 'شراء النقاط', href: 'https://example.com/', isExternal: true },
          ]}
          externalLabel="يفتح في علامة تبويب جديدة"
        />
      </div>
    </LocaleProvider>
  )
}
