import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ChipBar } from './ChipBar.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Chip } from './Chip.tsx'

export const chipExamples: ComponentExamples = {
  component: 'Chip',
  summary: 'One choice of a few, and the row that holds them.',
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'It has a role and a name that say what it is and does.' },
    { criterion: '4.1.2', says: 'The chosen one is aria-current as a link, aria-pressed as a button.' },
    { criterion: '2.5.8', says: 'It is 44 px high.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
  ],
  examples: [
    {
      name: 'Category filters',
      render: () => (
        <ChipBar label="Categories">
          {['All', 'Travel', 'Wine and food', 'Cinema', 'Days out', 'Charity'].map((name, index) => (
            <Chip key={name} href={`#${index}`} isSelected={index === 0}>
              {name}
            </Chip>
          ))}
        </ChipBar>
      ),
    },
    { name: 'As buttons', render: () => <PressableChips /> },
    {
      name: 'Right to left',
      render: () => (
        <div dir="rtl" lang="ar">
          <ChipBar label="فئات">
            <Chip href="#1" isSelected>
              السفر
            </Chip>
            <Chip href="#2">الطعام</Chip>
          </ChipBar>
        </div>
      ),
    },
  ],
}

function PressableChips() {
  const [chosen, setChosen] = useState('Earn')
  return (
    <Inline>
      {['Earn', 'Rewards'].map((name) => (
        <Chip key={name} onPress={() => setChosen(name)} isSelected={chosen === name}>
          {name}
        </Chip>
      ))}
    </Inline>
  )
}
