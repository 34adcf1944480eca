import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Heading, headingLevels, headingSizes } from './Heading.tsx'

export const headingExamples: ComponentExamples = {
  component: 'Heading',
  summary: 'A heading whose place in the outline and whose size are two things.',
  useFor: ['What heads a page, a part of it or a tile.'],
  insteadUse: [{ when: 'It only looks large and heads nothing', use: 'Text' }],
  keyboard: [],
  without: { ...withoutControl('A heading'), empty: 'A heading without words is left out.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Its level is its place in the outline, whatever its size.' },
    { criterion: '2.4.3', says: 'A route change can put focus on it.' },
  ],
  examples: [
    ...headingSizes.map((size) => ({
      name: `Size: ${size}`,
      render: () => (
        <Heading level={3} size={size}>
          Points that go places
        </Heading>
      ),
    })),
    {
      name: 'Levels',
      render: () => (
        <>
          {headingLevels
            .filter((level) => level > 2)
            .map((level) => (
              <Heading key={level} level={level}>
                Level {level}
              </Heading>
            ))}
        </>
      ),
    },
    {
      name: 'Focusable',
      render: () => (
        <Heading level={3} tabIndex={-1}>
          Spend your points
        </Heading>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Heading level={3} size="large">
          Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch by rail, first class, with breakfast
        </Heading>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Heading level={3} size="large">
            نقاط تأخذك بعيدًا
          </Heading>
        </div>
      ),
    },
  ],
}
