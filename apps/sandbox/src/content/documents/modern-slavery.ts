import type { DocumentDraft } from '../content-store.ts'
import { writePdf } from './write-pdf.ts'

/** What each year's statement reports (CNT-34). */
const statements: readonly [year: number, approved: string, did: string, found: string][] = [
  [
    2019,
    '12 December 2019',
    'We opened the club this year, wrote our first code of conduct for suppliers, and asked the twelve largest of them to sign it. All did.',
    'We did not find a case of forced labour. We had only begun to look, and say so.',
  ],
  [
    2020,
    '10 December 2020',
    'We mapped every supplier of goods by country, and stopped buying branded gifts whose factory we could not name.',
    'One hotel partner kept the passports of seasonal cleaners “for safety”. They were given back within a day, and the practice has ended.',
  ],
  [
    2021,
    '9 December 2021',
    'We began in the United States, and applied the same checks there from the first contract. Thirty-one buyers and partner managers were trained.',
    'Two delivery companies could not show how the agencies below them pay. We moved to others.',
  ],
  [
    2022,
    '8 December 2022',
    'We put a telephone line for workers, in four languages, on the delivery notes of our warehouses, and visited two vineyards at harvest.',
    'Eleven calls came in, three of them about pay that was late. All three were settled within a month.',
  ],
  [
    2023,
    '14 December 2023',
    'We asked partners that sell goods for the name and place of their factories. Forty of sixty-two told us.',
    'One case of recruitment fees charged to pickers. They were paid back in full by the grower, with our help.',
  ],
  [
    2024,
    '12 December 2024',
    'Fifty-five of sixty-three partners have now told us where their goods are made, and we set a date after which we will not offer those of the others.',
    'Two cases of pay below the legal minimum at subcontractors of a cleaning company. Both were put right, and the company now pays directly.',
  ],
]

export interface StatementDocument extends DocumentDraft {
  readonly year: number
  readonly bytes: Buffer
}

/** The yearly statements, as the files that the asset host serves (CNT-34, CNT-39). */
export const modernSlaveryDocuments: readonly StatementDocument[] = statements.map(([year, approved, did, found]) => {
  const fileName = `modern-slavery-statement-${year}.pdf`
  const bytes = writePdf({
    title: `Modern slavery statement ${year}`,
    paragraphs: [
      `This statement is made by Kestrel Red Limited under section 54 of the Modern Slavery Act 2015, for the year ${year}. It covers the club and everyone who supplies it.`,
      'Kestrel Red runs a rewards club. We buy rewards from partner businesses, most of them in services, and goods and services for our own offices.',
      did,
      found,
      `Approved by the board and signed by Helena Marsh, Managing Director, on ${approved}.`,
    ],
  })
  return {
    id: `modern-slavery-${year}`,
    path: `/content/files/${fileName}`,
    title: `Modern slavery statement ${year} (PDF)`,
    description: `The statement of Kestrel Red for ${year}.`,
    fileName,
    contentType: 'application/pdf',
    size: bytes.length,
    year,
    bytes,
  }
})
