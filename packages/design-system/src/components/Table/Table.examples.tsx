import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Table } from './Table.tsx'
import type { TableColumn } from './Table.tsx'

type Activity = { readonly what: string; readonly date: string; readonly partner: string; readonly points: string }

const activities: readonly Activity[] = [
  { what: 'Two nights in a harbour hotel', date: '3 May 2026', partner: 'Tidewater Hotels', points: '−24,650' },
  { what: 'Weekly shop', date: '28 April 2026', partner: 'Larder and Loaf', points: '412' },
  { what: 'Return flight to Porto', date: '11 April 2026', partner: 'Kestrel Air', points: '3,180' },
]

const columns = [
  { id: 'what', header: 'What', cell: ({ what }) => what },
  { id: 'date', header: 'Date', cell: ({ date }) => date },
  { id: 'points', header: 'Points', cell: ({ points }) => points, isNumeric: true },
] as const satisfies [TableColumn<Activity>, ...TableColumn<Activity>[]]

type Feature = { readonly feature: string; readonly plans: readonly string[] }

const features: readonly Feature[] = [
  { feature: 'Points on every flight', plans: ['Yes', 'Yes', 'Yes'] },
  { feature: 'Lounge visits', plans: ['No', '2 a year', 'Without limit'] },
  { feature: 'Points each month', plans: ['0', '800', '2,000'] },
  { feature: 'Free seat choice', plans: ['No', 'No', 'Yes'] },
]
const plans = ['Kestrel Basic', 'Kestrel Plus', 'Kestrel Premium']
const planColumns: [TableColumn<Feature>, ...TableColumn<Feature>[]] = [
  { id: 'feature', header: 'Feature', cell: ({ feature }) => feature },
  ...plans.map((plan, index) => ({ id: plan, header: plan, cell: (row: Feature) => row.plans[index] })),
]
const wideColumns: typeof planColumns = [
  planColumns[0],
  ...Array.from({ length: 5 }, (_, year) =>
    plans.map((plan, index) => ({
      id: `${plan}-${year}`,
      header: `${plan}, year ${year + 1}`,
      cell: (row: Feature) => row.plans[index],
    })),
  ).flat(),
]

const keyOfActivity = ({ what }: Activity) => what
const keyOfFeature = ({ feature }: Feature) => feature

export const tableExamples: ComponentExamples = {
  component: 'Table',
  summary: 'Rows and columns to compare, with headers that stay in sight.',
  useFor: [
    'What has the same few facts for each entry: activity, price lists.',
    'Comparing plans feature by feature, with the first column held in place.',
  ],
  insteadUse: [
    { when: 'The facts are about one thing only', use: 'DescriptionList' },
    { when: 'Entries have a picture and are chosen, not compared', use: 'Grid with tiles' },
  ],
  pattern: { name: 'Table', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/' },
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the region when it scrolls; a table that fits takes no focus.' },
    { keys: 'Arrow keys', does: 'Scroll the region that has focus, as the browser does.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Columns and rows have header cells; the caption names the table.' },
    { criterion: '2.1.1', says: 'A table that scrolls takes focus, so that keys can scroll it.' },
    { criterion: '4.1.2', says: 'The region is named by the caption, and is a region only while it scrolls.' },
    { criterion: '1.4.10', says: 'A wide table scrolls inside itself and the page does not.' },
    { criterion: '4.1.3', says: 'That the rows are on their way is announced.' },
    { criterion: '2.4.7', says: 'Focus is a double ring round the region, which no cell that sticks covers.' },
  ],
  without: {
    hover: 'A row that is pointed at is tinted to guide the eye; nothing can be pressed.',
    focus: 'It takes focus only while it scrolls, which depends on the window: see Wide, first column in place.',
    pressed: 'It cannot be pressed.',
    disabled: 'It takes no input.',
    invalid: 'It takes no input.',
  },
  exceptions: [],
  examples: [
    {
      name: 'Numbers at the end',
      state: 'default',
      render: () => (
        <Table
          caption="Your latest activity"
          columns={columns}
          rows={activities}
          keyOfRow={keyOfActivity}
          emptyText="Nothing yet"
        />
      ),
    },
    {
      name: 'First column in place',
      render: () => (
        <Table
          caption="Plans compared"
          columns={planColumns}
          rows={features}
          keyOfRow={keyOfFeature}
          hasStickyColumn
          emptyText="No plans"
        />
      ),
    },
    {
      name: 'Wide, first column in place',
      render: () => (
        <Table
          caption="Plans over five years"
          columns={wideColumns}
          rows={features}
          keyOfRow={keyOfFeature}
          hasStickyColumn
          emptyText="No plans"
        />
      ),
    },
    {
      name: 'Caption for assistive technology only',
      render: () => (
        <Table
          caption="Activity in April"
          isCaptionHidden
          columns={columns}
          rows={activities.slice(1)}
          keyOfRow={keyOfActivity}
          emptyText="Nothing yet"
        />
      ),
    },
    {
      name: 'Loading',
      state: 'loading',
      render: () => (
        <Table
          caption="Activity on its way"
          columns={columns}
          rows={[]}
          keyOfRow={keyOfActivity}
          emptyText="Nothing yet"
          isLoading
          loadingLabel="Loading your activity"
        />
      ),
    },
    {
      name: 'Empty',
      state: 'empty',
      render: () => (
        <Table
          caption="Activity in March"
          columns={columns}
          rows={[]}
          keyOfRow={keyOfActivity}
          emptyText="Nothing happened in March. Points arrive up to 35 days after you shop."
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Table
          caption="Everything that you collected and spent with partners all over the world, with the day on which it counted"
          columns={columns}
          rows={[
            {
              what: 'A long lunch for two among the vines, with a tour of the cellars and a bottle of the year to take home',
              date: 'Wednesday 30 September 2026',
              partner: 'Oak and Acorn',
              points: '−1,234,567',
            },
          ]}
          keyOfRow={keyOfActivity}
          emptyText="Nothing yet"
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Table
            caption="آخر نشاط"
            columns={[
              { id: 'what', header: 'البيان', cell: ({ what }: Activity) => what },
              { id: 'points', header: 'النقاط', cell: ({ points }: Activity) => points, isNumeric: true },
            ]}
            rows={[{ what: 'ليلتان على البحر', date: '', partner: '', points: '18,000' }]}
            keyOfRow={keyOfActivity}
            hasStickyColumn
            emptyText="لا شيء"
          />
        </div>
      ),
    },
  ],
}
