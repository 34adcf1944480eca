import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { embedded, link, node, paragraph, row, text } from './rich-text.fixtures.ts'
import { RichText, richTextMarks } from './RichText.tsx'

export const richTextExamples: ComponentExamples = {
  component: 'RichText',
  summary: 'A formatted text of the content service, from its document.',
  useFor: [
    'Terms, help and stories that editors write.',
    'Texts with links, embedded entries and files, each drawn by the page that knows them.',
  ],
  insteadUse: [
    { when: 'The text is written in code', use: 'Prose' },
    { when: 'It is one line or paragraph', use: 'Text' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through links, and to tables that scroll.' },
    { keys: 'Enter', does: 'Follows the link that has focus.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Headings, lists, quotes and tables are elements; so are marks, by what they mean.' },
    { criterion: '2.4.6', says: 'Headings move down as far as the page asks, so that no level is skipped.' },
    { criterion: '2.1.1', says: 'A table that scrolls takes focus and has a name.' },
    { criterion: '1.4.8', says: 'Lines stay under 80 characters.' },
    { criterion: '1.4.10', says: 'Only a wide table scrolls sideways, in its own box.' },
  ],
  control: { role: 'link', name: 'Read the terms' },
  without: {
    disabled: 'A text cannot be disabled.',
    invalid: 'What cannot be drawn is left out and told to the page; a reader sees no error.',
    loading: 'A Skeleton has its place until the text is there.',
  },
  exceptions: [
    {
      what: 'Two tables of one text have the same name.',
      why: 'The document has no captions; the words before a table say what it is about.',
    },
  ],
  examples: [
    {
      name: 'Terms',
      render: () => (
        <RichText
          headingOffset={1}
          tableLabel="What counts, as a table"
          document={node(
            'document',
            node('heading-2', text('What counts')),
            paragraph(
              'Points are ',
              text('yours', 'bold'),
              ' as soon as the partner confirms. ',
              link('#terms', 'Read the terms'),
              '.',
            ),
            node(
              'unordered-list',
              node('list-item', paragraph('Flights with us')),
              node('list-item', paragraph('Stays')),
            ),
            node('ordered-list', node('list-item', paragraph('Book')), node('list-item', paragraph('Go'))),
            node('blockquote', paragraph('The best weekend of the year.')),
            node('hr'),
            node(
              'table',
              row('table-header-cell', 'Class', 'Points'),
              row('table-cell', 'Economy', '1 for every £1'),
              row('table-cell', 'Premium', '2 for every £1'),
            ),
          )}
        />
      ),
    },
    {
      name: 'Headings and marks',
      render: () => (
        <RichText
          headingOffset={2}
          document={node(
            'document',
            ...([1, 2, 3, 4] as const).map((level) => node(`heading-${level}`, text(`Heading of level ${level}`))),
            ...richTextMarks.map((mark) => paragraph('Words that are ', text(mark, mark), '.')),
          )}
        />
      ),
    },
    {
      name: 'Embedded',
      render: () => (
        <RichText
          document={node(
            'document',
            paragraph('Look out of the window on the left:'),
            embedded('embedded-asset-block', { url: samplePictures.rail }),
            embedded('embedded-entry-block', { kind: 'button' }),
            embedded('embedded-entry-block', { kind: 'nobody knows this one' }),
            paragraph('And come back by night.'),
          )}
          renderAsset={() => (
            <Picture src={samplePictures.rail} alt="A red train in the hills" width={648} height={371} fluid />
          )}
          renderEntry={({ data }) =>
            isButton(data?.['target']) ? <ButtonLink href="#book">Book the window seat</ButtonLink> : undefined
          }
        />
      ),
    },
    { name: 'Empty', state: 'empty', render: () => <RichText document={node('document')} /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <RichText
          headingOffset={2}
          tableLabel="Points by class and season"
          document={node(
            'document',
            node(
              'heading-1',
              text('Everything about the points that you earn from the first coffee to the last crossing'),
            ),
            paragraph(
              'Points never expire while you are a member. Use them a few at a time, or save them up for something that takes a whole summer to look forward to. See ',
              link('#long', 'https://club.example/a-very-long-address-that-has-nowhere-to-break/terms-and-conditions'),
            ),
            node(
              'table',
              row('table-header-cell', 'Class', 'January to March', 'April to June', 'July to September', 'October'),
              row(
                'table-cell',
                'Premium economy',
                '2 for every £1',
                '2 for every £1',
                '4 for every £1',
                '2 for every £1',
              ),
            ),
          )}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <RichText
            headingOffset={2}
            document={node(
              'document',
              node('heading-1', text('ما الذي يُحسب')),
              paragraph('النقاط ', text('لك', 'bold'), '. ', link('#rtl', 'اقرأ الشروط')),
              node('unordered-list', node('list-item', paragraph('رحلات')), node('list-item', paragraph('إقامات'))),
            )}
          />
        </div>
      ),
    },
  ],
}

const isButton = (target: unknown) =>
  typeof target === 'object' && target !== null && 'kind' in target && target.kind === 'button'
