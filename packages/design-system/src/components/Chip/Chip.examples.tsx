import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Chip } from './Chip.tsx'
import { ChipBar } from './ChipBar.tsx'
import { ChipFilterBar } from './ChipFilterBar.tsx'
import type { ChipOption } from './ChipFilterBar.tsx'

const categories = ['Travel', 'Wine and food', 'Cinema', 'Days out', 'Charity', 'Shopping']

export const chipExamples: ComponentExamples = {
  component: 'Chip',
  summary: 'One choice of a few, and the rows that hold them: places to go, or filters to switch on and off.',
  useFor: [
    'Filters of a list that act at once: ChipFilterBar, for one choice or for several.',
    'The categories of a list that have an address each: ChipBar with links.',
    'Up to about ten choices with short names.',
  ],
  insteadUse: [
    { when: 'The choice is sent with a form', use: 'RadioGroup or CheckboxGroup' },
    { when: 'There are more than about ten choices', use: 'Select or ComboBox' },
    { when: 'What was chosen elsewhere is taken back', use: 'Tag' },
  ],
  pattern: { name: 'Button (toggle)', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next chip, and scrolls it into sight.' },
    { keys: 'Shift + Tab', does: 'Goes to the chip before.' },
    { keys: 'Enter', does: 'Switches the filter, or follows the link.' },
    { keys: 'Space', does: 'Switches the filter.' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'The chosen one is aria-current as a link, aria-pressed as a button.' },
    { criterion: '1.4.1', says: 'A chosen filter has a tick, and a chosen link is filled, besides the colour.' },
    { criterion: '1.4.10', says: 'On small screens the row scrolls inside itself, and the page does not.' },
    { criterion: '2.5.8', says: 'It is at least 44 px high.' },
    { criterion: '2.4.7', says: 'Focus is a double ring, with room for it inside the row.' },
    { criterion: '2.4.11', says: 'What has focus scrolls clear of the fading edge.' },
  ],
  control: { role: 'button', name: 'Travel' },
  without: {
    invalid: 'Each choice is allowed, and so is none.',
    loading: 'The choices are known, or a skeleton stands in.',
    empty: 'Without choices the row is left out.',
  },
  exceptions: [],
  examples: [
    { name: 'Several choices', state: 'default', render: () => <Several label="Categories" names={categories} /> },
    { name: 'One choice', render: () => <One label="Kind of offer" names={['Rewards', 'Offers', 'Vouchers']} /> },
    {
      name: 'Links',
      render: () => (
        <ChipBar label="Categories of rewards">
          {['All', ...categories].map((name, index) => (
            <Chip key={name} href={`#${index}`} isSelected={index === 0}>
              {name}
            </Chip>
          ))}
        </ChipBar>
      ),
    },
    { name: 'Alone', render: () => <PressableChips /> },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Several label="Filters that stay" names={['Seaside', 'Mountains', 'City']} isDisabled />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Several
          label="Long filters"
          names={[
            'Weekends away for two with breakfast, dinner and a boat trip around the point',
            'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
            'Wine',
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Several label="فئات" names={['السفر', 'الطعام', 'السينما', 'التسوق', 'الأعمال الخيرية', 'الرحلات']} />
        </div>
      ),
    },
  ],
}

type FiltersProps = { label: string; names: readonly string[]; isDisabled?: boolean }

const optionsOf = ({ names, isDisabled = false }: FiltersProps): ChipOption[] =>
  names.map((name) => ({ id: name, label: name, isDisabled }))

function Several(props: FiltersProps) {
  const [value, setValue] = useState<readonly string[]>(props.names.slice(1, 2))
  return (
    <ChipFilterBar
      label={props.label}
      options={optionsOf(props)}
      selection="multiple"
      value={value}
      onChange={setValue}
    />
  )
}

function One(props: FiltersProps) {
  const [value, setValue] = useState<string | undefined>(props.names[0])
  return (
    <ChipFilterBar
      label={props.label}
      options={optionsOf(props)}
      selection="single"
      value={value}
      onChange={setValue}
    />
  )
}

function PressableChips() {
  const [chosen, setChosen] = useState('Earn')
  return (
    <Inline>
      {['Earn', 'Spend'].map((name) => (
        <Chip key={name} onPress={() => setChosen(name)} isSelected={chosen === name}>
          {name}
        </Chip>
      ))}
    </Inline>
  )
}
